import type { ActionOf } from "#mock/engine/rules.ts"
import { workgroupRules } from "./rules.ts"
import type { WorkgroupRow } from "./records.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { OperationId, SignedIn, Unchecked } from "#mock/engine/handler.ts"

type Asked = Pick<SignedIn<Unchecked<OperationId>>, "store" | "now" | "viewer" | "alliance">
type Action = ActionOf<typeof workgroupRules.table>

/**
 * Finds the group of a call by its acronym: 404 unless it exists in this alliance; then checks access, role and state with the rule table.
 */
export function findGroup(asked: Asked & { path: { acronym: string } }, action: Action | "read"): WorkgroupRow {
  const { store, now, viewer, alliance, path } = asked
  const group = store.rows.workgroup.find(
    ({ alliance_id, acronym }) => alliance_id === alliance.id && acronym === path.acronym,
  )
  if (!group) throw new Refusal("not_found")
  const world = { store, now }
  const refusal =
    action === "read"
      ? workgroupRules.read(viewer.member, group, world)
      : workgroupRules.can(viewer.member, action, group, world)
  if (refusal) throw refusal
  return group
}

/** The log entry of an action on a group. Its key is the acronym, as in the group's URL. */
export function logOf({ viewer }: Pick<Asked, "viewer">, group: WorkgroupRow, memo: string | null) {
  const { id: group_id, alliance_id, acronym: key } = group
  return { user: viewer.member, module: "workgroup" as const, alliance_id, group_id, key, memo }
}
