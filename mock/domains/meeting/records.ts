import type { Feedback } from "#mock/domains/feedback/parts.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { SystemReason } from "#mock/engine/system-reason.ts"
import type { RichText, Selection } from "#mock/engine/store/values.ts"

type Schemas = components["schemas"]

export type MeetingRow = {
  id: string
  alliance_id: string
  /** Sequence numbers in the alliance and in the group; a number is never reused. */
  number: number
  group_number: number | null
  group_id: string | null
  proposal_id: string | null
  /** The phase of the proposal in which it was created. */
  phase_id: string | null
  subject: string
  start_time: Instant
  /** In minutes. */
  duration: number
  timezone: string
  location: string | null
  organizer_id: string
  participants: Selection
  description: RichText
  documentation_ids: readonly string[]
  summary: RichText | null
  /** In the order of the agenda (MEET-15). */
  topic_minutes: readonly TopicMinutesRow[]
  summary_file_ids: readonly string[]
  attendee_ids: readonly string[]
  /** The approver and the time of approval of the current minutes; null for a draft (MEET-13). */
  approved_by_id: string | null
  approved_time: Instant | null
  /** The quorum at the time of approval; null for a draft and for minutes that the seed approved. */
  approved_quorum: Schemas["MeetingQuorum"] | null
  actual_end_time: Instant | null
  is_cancelled: boolean
  cancel_reason: string | null
  system_reason: SystemReason | null
  reminded_time: Instant | null
  /** The position in a series of repeated meetings; null for a single meeting (MEET-11). */
  series: MeetingSeriesRow | null
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** What the minutes say about a topic; `topic_id` is null for what belongs to none. */
export type TopicMinutesRow = {
  topic_id: string | null
  text: string | null
  decisions: readonly WrittenDecision[]
  action_items: readonly ActionItem[]
}

/** A decision as the minutes have it; the register has it under the same id once it is approved. */
export type WrittenDecision = { id: string; text: string; ballot_id: string | null }

export type ActionItem = {
  id: string
  text: string
  assignee_id: string | null
  /** RFC 3339 full-date, in the time zone of the meeting. */
  due_date: string | null
  is_task: boolean
  /** The group of the task of a meeting of the whole alliance. */
  group_id: string | null
}

export type MeetingSeriesRow = { id: string; every: Schemas["MeetingRepeatEvery"]; position: number; total: number }

export type MeetingTopicRow = {
  id: string
  alliance_id: string
  meeting_id: string
  subject: string
  description: RichText
  attachment_ids: readonly string[]
  /** Position in the agenda, from 1 (MEET-13). */
  position: number
  /** Planned duration. */
  minutes: number | null
  presenter_id: string | null
  creator_id: string
  created_time: Instant
  status: Schemas["MeetingTopicStatus"]
  withdraw_reason: string | null
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** How long a topic was the current one; `actual_end_time` is null until it is left. */
export type AgendaVisit = { topic_id: string; actual_start_time: Instant; actual_end_time: Instant | null }

/** Where a meeting stands in its agenda, under the id of the meeting: its topics that were the current one, oldest first (MEET-16). */
export type MeetingAgendaRow = {
  id: string
  alliance_id: string
  visits: readonly AgendaVisit[]
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** Feedback on a meeting, or on one of its topics. */
export type MeetingFeedbackRow = Feedback & { meeting_id: string; topic_id: string | null }

/** A participant's answer to the invitation; only the latest one counts (MEET-10). */
export type MeetingAnswerRow = {
  id: string
  alliance_id: string
  meeting_id: string
  member_id: string
  answer: Schemas["InvitationAnswer"]
  time: Instant
  /** The start and the duration of the meeting for which it was given: for another time it no longer counts. */
  start_time: Instant
  duration: number
}

/** The secret that signs the links in an alliance's invitation mails; the id is the alliance's id. */
export type MeetingLinkKeyRow = { id: string; secret: string }

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    meeting: MeetingRow
    meeting_topic: MeetingTopicRow
    meeting_agenda: MeetingAgendaRow
    meeting_feedback: MeetingFeedbackRow
    meeting_answer: MeetingAnswerRow
    meeting_link_key: MeetingLinkKeyRow
  }
}
