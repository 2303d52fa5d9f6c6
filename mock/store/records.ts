import type { Instant } from "./clock.ts"

/** What the mock remembers, one type per kind of record. The contract's shapes are made from these in `handlers/views`. */

export type AllianceRow = {
  id: string
  url: string
  org: string
  name: string
  name_english: string
  acronym: string
  hue: number
  is_grey: boolean
  secretariat_email: string
  sponsor_names: readonly PartnerName[]
  partner_names: readonly PartnerName[]
  user_guide_id: string
}

export type PartnerName = { name: string; name_english: string; website: string | null }

export type EntityRow = { id: string; alliance_id: string; name: string; name_english: string }

export type Language = "english" | "chinese"

export type MemberRow = {
  id: string
  alliance_id: string
  /** The identity at the sign-on page; null for people nobody signs in as. */
  person: string | null
  username: string
  name: string
  real_name: string
  email: string
  entity_id: string | null
  is_admin: boolean
  is_general_secretary: boolean
  biz_roles: readonly number[]
  is_disabled: boolean
  timezone: string
  language: Language
}

/** Someone the sign-on host knows and the alliance does not. */
export type StrangerRow = Pick<MemberRow, "id" | "alliance_id" | "username" | "name" | "email"> & { person: string }

export const groupRoles = ["chair", "vice_chair", "secretary", "member"] as const
export type GroupRole = (typeof groupRoles)[number]

export type WorkgroupRow = {
  id: string
  alliance_id: string
  acronym: string
  name: string
  name_english: string
  type: "public" | "restricted"
  status: "normal" | "disband"
  /** Member ids by role; an officer also stands under `member`. */
  roles: Readonly<Record<GroupRole, readonly string[]>>
  created_time: Instant
}

/** Members and groups of a meeting or ballot; both empty means everyone of the group, or of the alliance. */
export type Selection = { member_ids: readonly string[]; group_ids: readonly string[] }

export type MeetingRow = {
  id: string
  alliance_id: string
  group_id: string | null
  proposal_id: string | null
  subject: string
  start_time: Instant
  /** Minutes. */
  duration: number
  timezone: string
  location: string | null
  organizer_id: string
  participants: Selection
  actual_end_time: Instant | null
  is_cancelled: boolean
  updated_time: Instant
  version: number
}

export type BallotOption = { id: string; text: string; is_abstention: boolean }

export type BallotRow = {
  id: string
  alliance_id: string
  group_id: string | null
  proposal_id: string | null
  subject: string
  start_time: Instant
  end_time: Instant
  timezone: string
  options: readonly BallotOption[]
  voters: Selection
  is_cancelled: boolean
  updated_time: Instant
  version: number
}

export type VoteRow = { id: string; ballot_id: string; member_id: string; option_id: string; time: Instant }

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

export type ScheduleRow = {
  id: string
  alliance_id: string
  subject: string
  start_time: Instant
  end_time: Instant
  timezone: string
  location: string | null
  creator_id: string
  is_cancelled: boolean
  updated_time: Instant
  version: number
}

export type LoginRequestRow = {
  id: string
  alliance_id: string
  username: string | null
  email: string | null
  name: string
  phone: string | null
  company: string
  memo: string | null
  apply_time: Instant
  status: "pending" | "approved" | "rejected"
}

export type MembershipApplicationRow = {
  id: string
  alliance_id: string
  status: "ongoing" | "complete" | "reject" | "cancel" | "withdraw"
}

export type ActivityRow = {
  id: string
  alliance_id: string
  group_id: string | null
  date: string
  login_total: number
  login_member_total: number
  operation_total: number
}

export type OperationLogRow = {
  id: string
  alliance_id: string
  group_id: string | null
  member_id: string | null
  operation: string
  module: string
  key: string | null
  time: Instant
  ip: string | null
  user_agent: string | null
  memo: string | null
}

export type FileRow = {
  id: string
  alliance_id: string
  uploader_id: string | null
  name: string
  content_type: string
  module: string
  use: string
  created_time: Instant
  is_public: boolean
  bytes: Uint8Array
}

export type SessionRow = { id: string; member_id: string; alliance_id: string; created_time: Instant }

export type TicketRow = {
  id: string
  person: string
  org: string
  app: string
  goto: string
  expiry_time: Instant
  is_used: boolean
}

export type MailRow = {
  id: string
  alliance_id: string
  time: Instant
  to: string
  member_id: string | null
  language: Language
  subject: string
  text: string
  operation: string
  record: string | null
}
