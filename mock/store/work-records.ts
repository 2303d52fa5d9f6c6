import type { Instant } from "./clock.ts"
import type { Language } from "./records.ts"

/** The records of an alliance's work, each with a life of its own. */

/** Members and groups of a meeting or ballot; both empty means everyone of the group, or of the alliance. */
export type Selection = { member_ids: readonly string[]; group_ids: readonly string[] }

/** A text as it was written. */
export type RichText = { format: "markdown" | "html"; text: string }

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
  actual_end_time: Instant | null
  is_cancelled: boolean
  cancel_reason: string | null
  reminded_time: Instant | null
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

export type MeetingTopicRow = {
  id: string
  alliance_id: string
  meeting_id: string
  subject: string
  description: RichText
  attachment_ids: readonly string[]
  creator_id: string
  created_time: Instant
  status: "submitted" | "feedback_received" | "completed" | "withdrawn" | "cancelled"
  withdraw_reason: string | null
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** A file made of a list or of a record; what is in it is kept from the moment it was asked for. */
export type ExportPackageRow = {
  id: string
  alliance_id: string
  owner_id: string
  subject: string
  module: string
  key: string | null
  query: string | null
  format: "csv" | "zip"
  language: Language
  memo: string | null
  created_time: Instant
  /** It will never be complete. */
  is_failed: boolean
  bytes: Uint8Array
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

export type BallotOption = { id: string; text: string; is_abstention: boolean }

export type BallotExtension = {
  old_end_time: Instant
  new_end_time: Instant
  timezone: string
  user_id: string
  time: Instant
}

export type BallotRow = {
  id: string
  alliance_id: string
  number: number
  group_number: number | null
  group_id: string | null
  proposal_id: string | null
  phase: { id: string; name: string } | null
  /** The meeting it is about. */
  meeting_id: string | null
  previous_ballot_id: string | null
  subject: string
  start_time: Instant
  /** As planned, or as it was extended. */
  end_time: Instant
  /** Days, as planned. */
  duration: number
  timezone: string
  options: readonly BallotOption[]
  voters: Selection
  /** The list of voters from the start on; null before. */
  voter_ids: readonly string[] | null
  description: RichText
  documentation_ids: readonly string[]
  quorum_percent: number | null
  majority_percent: number | null
  extensions: readonly BallotExtension[]
  creator_id: string
  is_cancelled: boolean
  cancel_reason: string | null
  reminded_time: Instant | null
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** Its id is made of the ballot's and the member's, so that nobody has two. */
export type VoteRow = {
  id: string
  ballot_id: string
  member_id: string
  option_id: string
  reason: string | null
  time: Instant
  receipt_code: string
}

export type NoticeRow = {
  id: string
  alliance_id: string
  group_id: string | null
  subject: string
  creator_id: string
  reply_to: readonly string[]
  template_language: Language | null
  created_time: Instant
  updated_time: Instant
  /** Null while it is a draft. */
  published_time: Instant | null
  sent_time: Instant | null
  is_withdrawn_by_disbanding: boolean
  recipient_total: number
  failed_total: number
  version: number
}

export type PhaseType = "administrator_review" | "group_review" | "public_notice" | "others" | "archive" | "published"

export type ProposalRow = {
  id: string
  alliance_id: string
  group_id: string
  draft_code: string
  title: string
  authors: readonly string[]
  submitter_id: string
  created_time: Instant
  updated_time: Instant
  timezone: string
  revision_number: number
  /** What a person decided; the clock's own closings are computed. */
  decided: "withdrawn" | "closed" | "ended" | null
  phase: PhaseType | null
  phase_start_time: Instant | null
  deadline: Instant | null
  reject_reason: string | null
  close_reason: string | null
  attachment_total: number
  feedback_total: number
  version: number
}

export type TopicCallRow = {
  id: string
  alliance_id: string
  group_id: string | null
  subject: string
  start_time: Instant
  end_time: Instant
  timezone: string
  creator_id: string
  is_cancelled: boolean
  updated_time: Instant
  version: number
}

export type TaskRow = {
  id: string
  alliance_id: string
  group_id: string
  subject: string
  plan_start: Instant
  deadline: Instant
  status: 1 | 2 | 3 | 4 | 5
  creator_id: string
  assignee_id: string
  collaborator_ids: readonly string[]
  updated_time: Instant
  version: number
}
