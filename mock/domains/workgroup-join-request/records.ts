import type { Instant } from "#mock/engine/store/clock.ts"

/** A member's request to join a group (WG-06). */
export type JoinRequestRow = {
  id: string
  alliance_id: string
  group_id: string
  member_id: string
  reason: string | null
  created_time: Instant
  /** `lapsed` is computed: the request was pending when the group was disbanded. */
  status: "pending" | "accepted" | "declined" | "withdrawn"
  decline_reason: string | null
  decided_by_id: string | null
  decided_time: Instant | null
  changed_by_id: string
  updated_time: Instant
  version: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    workgroup_join_request: JoinRequestRow
  }
}
