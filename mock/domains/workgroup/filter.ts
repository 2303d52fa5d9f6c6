import { workgroupRules } from "./rules.ts"
import type { WorkgroupRow } from "./records.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import type { SignedIn, Unchecked, OperationId } from "#mock/engine/handler.ts"

type Asked = Pick<SignedIn<Unchecked<OperationId>>, "store" | "viewer" | "alliance" | "now">

/**
 * The groups a filter names. A restricted one refuses outsiders at once; one that does not exist is a fault of the field,
 * which is thrown only when the caller asks for the groups (after validation). `null`: no filter.
 */
export function groupsOf(
  asked: Asked,
  acronyms: string | readonly string[] | undefined,
  field = "group_acronym",
): () => WorkgroupRow[] | null {
  if (acronyms === undefined) return () => null
  const { store, viewer, alliance, now } = asked
  const found = [acronyms].flat().map((acronym) => {
    const group = store.rows.workgroup.find((row) => row.alliance_id === alliance.id && row.acronym === acronym)
    const refusal = group && workgroupRules.read(viewer.member, group, { store, now })
    if (refusal) throw refusal
    return group
  })
  return () => {
    const groups = found.filter((group) => group !== undefined)
    if (groups.length < found.length) throw fieldRefusal(field, "unknown_reference")
    return groups
  }
}

/** Whether a record belongs to one of the groups; `null` takes everything. */
export function isOf(groups: readonly WorkgroupRow[] | null, record: { group_id: string | null }): boolean {
  return groups === null || groups.some(({ id }) => id === record.group_id)
}
