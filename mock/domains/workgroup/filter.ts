import { enterGroup, type Enter } from "./group-roles.ts"
import type { WorkgroupRow } from "./records.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import type { SignedIn, Unchecked, OperationId } from "#mock/engine/handler.ts"

type Asked = Pick<SignedIn<Unchecked<OperationId>>, "store" | "viewer" | "alliance" | "now">

/**
 * Finds the groups that a filter names. Refuses immediately if the user does not pass the guard `enter` of a restricted group. The returned function is called
 * after validation and throws a field error if a group does not exist. `null`: no filter.
 */
export function groupsOf(
  asked: Asked,
  acronyms: string | readonly string[] | undefined,
  { field = "group_acronym", enter = enterGroup }: { field?: string; enter?: Enter } = {},
): () => WorkgroupRow[] | null {
  if (acronyms === undefined) return () => null
  const { store, viewer, alliance, now } = asked
  const found = [acronyms].flat().map((acronym) => {
    const group = store.rows.workgroup.find((row) => row.alliance_id === alliance.id && row.acronym === acronym)
    const refusal = group && enter(viewer.member, { group_id: group.id }, { store, now })
    if (refusal) throw refusal
    return group
  })
  return () => {
    const groups = found.filter((group) => group !== undefined)
    if (groups.length < found.length) throw fieldRefusal(field, "unknown_reference")
    return groups
  }
}

/** The group in which a list of these groups creates records: its only one; otherwise null, the alliance. */
export function creationGroupId(groups: readonly WorkgroupRow[] | null): string | null {
  const [only, ...others] = groups ?? []
  return only && others.length === 0 ? only.id : null
}

/** Whether a record belongs to one of the groups; `null` matches everything. */
export function isOf(groups: readonly WorkgroupRow[] | null, record: { group_id: string | null }): boolean {
  return groups === null || groups.some(({ id }) => id === record.group_id)
}
