import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText } from "#mock/engine/store/values.ts"
import type { CertificationState, StepKey } from "./steps.ts"

type Schemas = components["schemas"]

/** The result of a step that the application has reached. */
export type StepMark = {
  state: Schemas["CertificationStepState"]
  user_id: string | null
  time: Instant
  memo: string | null
}

type Done = { user_id: string; time: Instant }
export type EvaluationEntry = Done & {
  step: StepKey
  cycle: string | null
  fees: string
  label_rules: RichText | null
  attachment_ids: readonly string[]
  answer: string | null
}
export type ResultEntry = Done & {
  step: StepKey
  file_ids: readonly string[]
  memo: string | null
  answer: string | null
}
export type ObjectionEntry = Done & {
  step: StepKey
  text: string
  attachment_ids: readonly string[]
  answered_time: Instant | null
}
export type RejectionEntry = Done & { step: StepKey; reason: string }
export type UploadEntry = Done & { file_ids: readonly string[]; memo: string | null }
export type FeedbackEntry = Done & {
  id: string
  phase: Schemas["CertificationFeedbackPhase"]
  text: string
  attachment_ids: readonly string[]
}

export type CertificationRow = {
  id: string
  alliance_id: string
  /** The transaction number. */
  code: string
  subject: string | null
  company: string
  product: string
  label_required: boolean
  memo: string | null
  test_agency_id: string
  certification_agency_id: string
  submitter_id: string
  /** The applicant's entity at submission: its members may read the application. */
  entity_id: string | null
  state: CertificationState
  steps: Readonly<Partial<Record<StepKey, StepMark>>>
  /** All steps ever reached, including those before a rejection. */
  reached: readonly StepKey[]
  evaluations: readonly EvaluationEntry[]
  results: readonly ResultEntry[]
  objections: readonly ObjectionEntry[]
  rejections: readonly RejectionEntry[]
  samples: readonly UploadEntry[]
  materials: readonly UploadEntry[]
  feedbacks: readonly FeedbackEntry[]
  withdraw_reason: string | null
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    certification: CertificationRow
  }
}
