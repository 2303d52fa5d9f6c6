import type { components } from "#openapi/generated/schema.d.ts"
import { applicationReviewKeyValues } from "#openapi/generated/values/application-review-key.ts"
import { listQuery } from "#app/lib/list-query.ts"
import type { StatusSymbol } from "#app/ui/feedback/tone.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Schemas = components["schemas"]
export type ApplicationStatus = Schemas["MembershipApplicationStatus"]
export type ApplicationStepKey = Schemas["ApplicationStepKey"]
export type ApplicationStepState = Schemas["ApplicationStep"]["state"]

/** Status indicator of each state, in the order of the filter (openapi/states/membership-application.yaml). */
export const applicationSymbols = {
  ongoing: "live",
  reject: "stop",
  complete: "done",
  cancel: "closed",
  withdraw: "void",
} as const satisfies Record<ApplicationStatus, StatusSymbol>

/** The states of an application, in the order of the filter. */
export const applicationStatuses = Object.keys(applicationSymbols) as ApplicationStatus[]

/** Status indicator and message id of each state of a step. */
export const applicationStepStates = {
  not_started: { symbol: "idle", text: "status.not_started" },
  ongoing: { symbol: "live", text: "status.ongoing" },
  passed: { symbol: "done", text: "membership-application.state.passed" },
  rejected: { symbol: "stop", text: "status.rejected" },
  closed: { symbol: "closed", text: "status.closed" },
  withdrawn: { symbol: "void", text: "status.withdrawn" },
} as const satisfies Record<ApplicationStepState, { symbol: StatusSymbol; text: MessageId }>

/** Whether a value is a step that administrators review (ADM-07). */
export function isReviewStep(step: unknown): step is ApplicationStepKey {
  return applicationReviewKeyValues.some((one) => one === step)
}

const applicantSteps: readonly ApplicationStepKey[] = ["applicant_submission", "applicant_withdrawal", "resubmission"]

/** Whether the applicant completes a step; administrators complete all others. */
export const isApplicantStep = (key: ApplicationStepKey): boolean => applicantSteps.includes(key)

/** The steps that administrators complete, in order (ADM-07). */
export const administratorSteps = ["materials_review", "qualification_review", "member_information_entry"] as const

/** Message ids of the application fields, keyed by their names in the contract. */
export const applicationFieldTexts = {
  name: "entity.name-chinese",
  name_english: "entity.name-english",
  acronym: "entity.acronym-chinese",
  acronym_english: "entity.acronym-english",
  nature: "membership-application.nature",
  region_code: "membership-application.region",
  website: "entity.website",
  email_suffix: "entity.email-suffix",
  address: "entity.address",
  proposed_level_id: "membership-application.level",
  proposed_group_acronym: "membership-application.group",
  contacts: "entity.contacts",
  registration_document_id: "membership-application.registration-document",
  logo_id: "membership-application.logo",
  application_document_id: "membership-application.application-document",
  other_ids: "membership-application.others",
} as const satisfies Record<keyof Schemas["MembershipApplicationInput"], MessageId>

export type ApplicationField = keyof typeof applicationFieldTexts

/** Query parameters of the list of applications (ADM-07, SHELL-06). */
export const applicationQuery = listQuery({
  sort: ["-created_time", "code", "name", "status"],
  filters: { status: applicationStatuses, step: administratorSteps },
})

export type ApplicationSearch = ReturnType<typeof applicationQuery.parse>
