import type { Instant } from "#mock/engine/store/clock.ts"

/** A subscription URL for calendar programs. It belongs to a person; its scope is that person, a group or a record. */
export type CalendarFeedRow = {
  id: string
  alliance_id: string
  member_id: string
  group_id: string | null
  record: { module: "meeting" | "ballot" | "schedule"; key: string } | null
  /** SHA-256 of the key; the key itself is not stored. */
  key_hash: string
  created_time: Instant
  last_read_time: Instant | null
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    calendar_feed: CalendarFeedRow
  }
}
