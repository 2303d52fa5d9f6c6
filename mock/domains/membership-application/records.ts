import type { components } from "#openapi/generated/schema.d.ts"
import type { ContactData } from "#mock/domains/entity/records.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText } from "#mock/engine/store/values.ts"

type Schemas = components["schemas"]

export type StepRow = {
  key: Schemas["ApplicationStepKey"]
  state: Schemas["ApplicationStep"]["state"]
  member_id: string | null
  time: Instant | null
  memo: string | null
}

export type ApplicationFeedbackRow = {
  id: string
  text: string
  attachment_ids: readonly string[]
  /** Null: written by the applicant. */
  member_id: string | null
  created_time: Instant
}

export type MembershipApplicationRow = {
  id: string
  alliance_id: string
  code: string
  /** Name of the applying organisation. */
  name: string
  name_english: string
  acronym: string
  acronym_english: string
  nature: Schemas["ApplicantNature"]
  region_code: string
  website: string | null
  email_suffix: string | null
  address: string | null
  proposed_level_id: string
  proposed_group_id: string | null
  contacts: readonly ContactData[]
  registration_document_id: string
  logo_id: string | null
  application_document_id: string
  other_ids: readonly string[]
  apply_time: Instant
  status: Schemas["MembershipApplicationStatus"]
  steps: readonly StepRow[]
  feedbacks: readonly ApplicationFeedbackRow[]
  summary: string | null
  reason: string | null
  changed_fields: readonly string[]
  entity_id: string | null
  /** The administrator who changed it last; null before the first change, or if the applicant changed it. */
  changed_by_id: string | null
  updated_time: Instant
  version: number
}

/** Opens one application until it expires; the id is the secret. */
export type ApplicantKeyRow = { id: string; application_id: string; expiry_time: Instant }

export type MembershipGuidelineRow = {
  id: string
  alliance_id: string
  content: RichText
  content_english: RichText
  attachment_ids: readonly string[]
  changed_by_id: string
  updated_time: Instant
  version: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    membership_application: MembershipApplicationRow
    applicant_key: ApplicantKeyRow
    membership_guideline: MembershipGuidelineRow
  }
}
