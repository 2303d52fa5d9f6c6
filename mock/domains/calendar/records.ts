import type { Instant } from "#mock/engine/store/clock.ts"

/** An address for calendar programs: of a person, or with one of the two of a group or of a record. */
export type CalendarFeedRow = {
  id: string
  alliance_id: string
  member_id: string
  group_id: string | null
  record: { module: "meeting" | "ballot" | "schedule"; key: string } | null
  /** SHA-256 of the key, which itself is kept nowhere. */
  key_hash: string
  created_time: Instant
  last_read_time: Instant | null
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    calendar_feed: CalendarFeedRow
  }
}
