import type { components } from "#openapi/generated/schema.d.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"
import { applicationStatusTexts as texts } from "#app/parts/record-status/application.ts"
import type { StatusSymbol } from "#app/ui/feedback/tone.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Schemas = components["schemas"]

/** Message ids of the kinds of organisations. */
export const natureTexts = {
  company: "apply.nature.company",
  university: "apply.nature.university",
  research_institute: "apply.nature.research-institute",
  association: "apply.nature.association",
  government: "apply.nature.government",
  other: "apply.nature.other",
} as const satisfies Record<Schemas["ApplicantNature"], MessageId>

type Shown = { text: MessageId; symbol: StatusSymbol; next: MessageId }

/** The application statuses as the applicant sees them: label, status indicator, next step. */
export const applicationStatuses = {
  ongoing: { text: texts.ongoing, symbol: "live", next: "apply.next.ongoing" },
  reject: { text: texts.reject, symbol: "hold", next: "apply.next.reject" },
  complete: { text: texts.complete, symbol: "done", next: "apply.next.complete" },
  cancel: { text: texts.cancel, symbol: "closed", next: "apply.next.cancel" },
  withdraw: { text: texts.withdraw, symbol: "void", next: "apply.next.withdraw" },
} as const satisfies Record<Schemas["MembershipApplicationStatus"], Shown>

/** Message ids of the application's steps (openapi/states/membership-application.yaml). */
export const applyStepTexts = {
  applicant_submission: "apply.step.applicant-submission",
  applicant_withdrawal: "apply.step.applicant-withdrawal",
  resubmission: "apply.step.resubmission",
  admin_close: "apply.step.admin-close",
  materials_review: "apply.step.materials-review",
  qualification_review: "apply.step.qualification-review",
  member_information_entry: "apply.step.member-information-entry",
} as const satisfies Record<Schemas["ApplicationStepKey"], MessageId>

/** The states of a step: label, and marker in the list of steps. */
export const applyStepStates = {
  not_started: { text: "apply.state.not-started", mark: undefined },
  ongoing: { text: "apply.state.ongoing", mark: "live" },
  passed: { text: "apply.state.passed", mark: "done" },
  rejected: { text: "apply.state.rejected", mark: "stop" },
  closed: { text: "apply.state.closed", mark: "closed" },
  withdrawn: { text: "apply.state.withdrawn", mark: "void" },
} as const satisfies Record<
  Schemas["ApplicationStep"]["state"],
  { text: MessageId; mark: "live" | "done" | "stop" | "closed" | "void" | undefined }
>

/** Texts of the confirmation before an application is withdrawn (ADM-09, FORM-06). */
export const withdrawTexts: QuestionTexts = {
  link: "apply.withdraw.link",
  title: "apply.withdraw.title",
  text: "apply.withdraw.text",
  keep: "apply.withdraw.keep",
  kind: "danger",
}
