import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText, Selection } from "#mock/engine/store/values.ts"

export type MeetingRow = {
  id: string
  alliance_id: string
  /** Counts the meetings of the alliance, and those of the group; the highest one ever given is never given again. */
  number: number
  group_number: number | null
  group_id: string | null
  proposal_id: string | null
  phase: { id: string; name: string } | null
  subject: string
  start_time: Instant
  /** Minutes. */
  duration: number
  timezone: string
  location: string | null
  organizer_id: string
  participants: Selection
  description: RichText
  documentation_ids: readonly string[]
  summary: RichText | null
  summary_file_ids: readonly string[]
  attendee_ids: readonly string[]
  /** Who approved the minutes as they are, and when; null for a draft (MEET-13). */
  approved_by_id: string | null
  approved_time: Instant | null
  actual_end_time: Instant | null
  is_cancelled: boolean
  cancel_reason: string | null
  reminded_time: Instant | null
  /** Where it stands among meetings that are repeated; null for a single one (MEET-11). */
  series: MeetingSeriesRow | null
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

export type MeetingSeriesRow = { id: string; every: "week" | "two_weeks" | "month"; position: number; total: number }

export type MeetingTopicRow = {
  id: string
  alliance_id: string
  meeting_id: string
  subject: string
  description: RichText
  attachment_ids: readonly string[]
  /** Orders the topics of a meeting, from 1 (MEET-13). */
  position: number
  /** How long it is planned to take. */
  minutes: number | null
  presenter_id: string | null
  creator_id: string
  created_time: Instant
  status: "submitted" | "feedback_received" | "completed" | "withdrawn" | "cancelled"
  withdraw_reason: string | null
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** Feedback on a meeting, or on one of its topics. */
export type MeetingFeedbackRow = {
  id: string
  alliance_id: string
  meeting_id: string
  topic_id: string | null
  text: string
  attachment_ids: readonly string[]
  author_id: string
  created_time: Instant
}

/** What a participant answered to the invitation; the last answer counts (MEET-10). */
export type MeetingAnswerRow = {
  id: string
  alliance_id: string
  meeting_id: string
  member_id: string
  answer: "accepted" | "tentative" | "declined"
  time: Instant
}

/** The key that signs the links of the invitation mails of an alliance; its id is the id of the alliance. */
export type MeetingLinkKeyRow = { id: string; secret: string }

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    meeting: MeetingRow
    meeting_topic: MeetingTopicRow
    meeting_feedback: MeetingFeedbackRow
    meeting_answer: MeetingAnswerRow
    meeting_link_key: MeetingLinkKeyRow
  }
}
