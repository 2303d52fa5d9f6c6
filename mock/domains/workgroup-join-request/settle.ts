import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { changedBy } from "#mock/engine/change.ts"
import type { Effect } from "#mock/engine/rules.ts"

/** Accepts the pending requests of members who were added to the group directly (openapi/states/workgroup-role.yaml). */
export const acceptPending: Effect<{ group: WorkgroupRow; member_ids: readonly string[] }> = ({
  user,
  record: { group, member_ids },
  world: { store, now },
}) => {
  const rows = store.rows.workgroup_join_request
  const settled = rows.filter(
    (row) => row.group_id === group.id && row.status === "pending" && member_ids.includes(row.member_id),
  )
  for (const row of settled) {
    const decided = { status: "accepted" as const, decided_by_id: user?.id ?? null, decided_time: now }
    rows.put({ ...row, ...decided, ...changedBy(user ?? { id: row.changed_by_id }, row, now) })
  }
}
