import type { BodyCheck } from "#mock/engine/body-check.ts"

/** Reads file ids: the user must have uploaded the files for this module, or the record (`kept`) must have them already. */
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
