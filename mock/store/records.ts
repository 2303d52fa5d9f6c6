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

export type EntityRow = {
  id: string
  alliance_id: string
  name: string
  name_english: string
  acronym: string
  acronym_english: string
  level_id: string | null
  /** What stands behind the @ of its people's addresses. */
  email_suffix: string | null
  contacts: readonly ContactData[]
  website: string | null
  /** The last day of its membership, `2027-12-31`. */
  expiration: string | null
  region_code: string | null
  address: string | null
  memo: string | null
  is_disabled: boolean
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

export type ContactData = { name: string; phone: string | null; email: string | null }

export type MemberLevelRow = {
  id: string
  alliance_id: string
  name: string
  name_english: string
  changed_by_id: string
  updated_time: Instant
  version: number
}

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
  /** What an administrator gave as reason; null while the account is not disabled. */
  disabled_reason: string | null
  timezone: string
  language: Language
  join_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** What a person said about themselves, by their id; nobody has one before the first change. Zone and language are the member's. */
export type ProfileRow = {
  id: string
  alliance_id: string
  salutation: "male" | "female" | null
  first_name: string | null
  last_name: string | null
  job_title: string | null
  country_code: string | null
  province_code: string | null
  city_code: string | null
  address1: string | null
  address2: string | null
  mobile1: string | null
  mobile2: string | null
  phone1: string | null
  phone2: string | null
  fax: string | null
  changed_by_id: string
  updated_time: Instant
  version: number
}

export const switches = [
  "notice",
  "meeting",
  "ballot",
  "proposal",
  "topic_call",
  "task",
  "schedule",
  "reminder",
] as const
export type Switch = (typeof switches)[number]
export type Switches = Readonly<Record<Switch, boolean>>

/** Which mails a person gets, by their id: for the alliance, and for each group by its id. */
export type SubscriptionRow = {
  id: string
  alliance_id: string
  alliance: Switches
  groups: Readonly<Record<string, Switches>>
  changed_by_id: string
  updated_time: Instant
  version: number
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
  changed_by_id: string
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
  real_name: string | null
  entity_id: string | null
  reject_reason: string | null
  decided_by_id: string | null
  decided_time: Instant | null
  /** Of the administrator who changed it last; null before the first change. */
  changed_by_id: string | null
  updated_time: Instant
  version: number
}

export type MembershipApplicationRow = {
  id: string
  alliance_id: string
  /** Of the organisation that applies. */
  name: string
  apply_time: Instant
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
