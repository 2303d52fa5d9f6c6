import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText, Selection } from "#mock/engine/store/values.ts"

type Schemas = components["schemas"]

export type DatePollSlotRow = { id: string; start_time: Instant }

export type DatePollRow = {
  id: string
  alliance_id: string
  /** Sequence numbers in the alliance and in the group; a number is never reused. */
  number: number
  group_number: number | null
  group_id: string | null
  subject: string
  /** In minutes. */
  duration: number
  timezone: string
  location: string | null
  description: RichText
  participants: Selection
  required_ids: readonly string[]
  /** Earliest first. */
  slots: readonly DatePollSlotRow[]
  /** Closing the poll early sets it to that time. */
  deadline: Instant
  organizer_id: string
  is_cancelled: boolean
  cancel_reason: string | null
  decided_slot_id: string | null
  meeting_id: string | null
  reminded_time: Instant | null
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** The latest answers of one person. */
export type DatePollAnswerRow = {
  id: string
  alliance_id: string
  poll_id: string
  member_id: string
  answers: readonly Schemas["DatePollSlotAnswer"][]
  time: Instant
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    date_poll: DatePollRow
    date_poll_answer: DatePollAnswerRow
  }
}
