import type { Instant } from "./clock.ts"
import type { RichText } from "./work-records.ts"

/** The dates of an alliance, and how people keep up with them. */

export type ScheduleRow = {
  id: string
  alliance_id: string
  subject: string
  type: "conference" | "training" | "deadline" | "maintenance" | "other"
  description: RichText
  start_time: Instant
  end_time: Instant
  timezone: string
  location: string | null
  creator_id: string
  is_cancelled: boolean
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** Somebody wants to be reminded of a schedule so many minutes before it; the id is `schedule/member`. */
export type ScheduleSubscriptionRow = { id: string; schedule_id: string; member_id: string; minutes: 30 | 120 | 1440 }

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
