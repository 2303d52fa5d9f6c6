import type { User, World } from "#mock/engine/rules.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"

/** Whether the user has asked to join the group and nobody has decided yet. A request lapses when the group is disbanded. */
export function hasPendingRequest(user: User, group: WorkgroupRow, { store }: World): boolean {
  if (user === null || group.status === "disband") return false
  const request = store.rows.workgroup_join_request.find(
    ({ status, group_id, member_id }) => status === "pending" && group_id === group.id && member_id === user.id,
  )
  return request !== undefined
}

/** Number of requests to join a group on which nobody has decided yet (WG-06). */
export function pendingTotal({ id, status }: WorkgroupRow, { store }: World): number {
  if (status === "disband") return 0
  return store.rows.workgroup_join_request.filter((row) => row.group_id === id && row.status === "pending").length
}
