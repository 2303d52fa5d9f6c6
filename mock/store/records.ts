import type { Instant } from "./clock.ts"
import type { RichText } from "./work-records.ts"

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
  /** When each member joined. */
  joined: Readonly<Record<string, Instant>>
  description: RichText
  created_time: Instant
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
  /** An administrator acted where an officer or organizer would have. */
  is_on_behalf: boolean
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
