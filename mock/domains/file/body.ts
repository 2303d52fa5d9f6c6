import type { BodyCheck } from "#mock/engine/body-check.ts"

/** Files the person uploaded for this module, or that the record (`kept`) has already. */
export function fileIds(
  check: BodyCheck,
  field: string,
  ids: readonly string[] | undefined,
  module: string,
  kept: readonly string[] = [],
): string[] {
  return (ids ?? []).map((id, at) => {
    const file = check.store.rows.file.get(id)
    const isOwn = file?.uploader_id === check.user.id && file.module === module
    if (!kept.includes(id) && !isOwn) check.refuse(`${field}.${at}`, "unknown_reference")
    return id
  })
}
