import type { components } from "#openapi/generated/schema.d.ts"
import { certificationPhaseValues } from "#openapi/generated/values/certification-phase.ts"
import { listQuery } from "#app/lib/list-query.ts"
import type { CertificationTab } from "#app/lib/paths/certification.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"
import type { StatusSymbol } from "#app/ui/feedback/tone.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Schemas = components["schemas"]
export type StepKey = Schemas["CertificationStepKey"]
type Status = Schemas["CertificationStatus"]

/** Statuses counted above the list; `ongoing` covers all that are neither completed nor withdrawn. */
export const countedStatuses = ["ongoing", "completed", "withdrawn"] as const

/** Whether an application is completed or withdrawn, so that nobody can act on it any more. */
export const hasEnded = (status: Status) => status === "completed" || status === "withdrawn"
/** Detailed statuses of an ongoing application, for the filter. */
export const openStatuses = [
  "under_review",
  "rejected",
  "raise_objection",
  "under_test_evaluation",
  "test_in_progress",
  "test_completed",
  "under_certification_evaluation",
  "certification_in_progress",
  "certification_completed",
  "label_management_in_progress",
  "under_confirmation_evaluation",
  "confirmation_completed",
] as const satisfies readonly Status[]

/** Search parameters of the list; applications waiting for the user come first (CERT-01, SHELL-06). */
export const certificationQuery = listQuery({
  sort: ["waiting", "code", "-created_time", "-updated_time", "company", "product"],
  filters: {
    status: countedStatuses,
    state: openStatuses,
    phase: certificationPhaseValues,
    whose: ["waiting", "mine"],
    agency: [],
  },
})

/** Parses the search of a URL. A detailed `state` implies the status `ongoing`; an agency that is not a valid id is ignored. */
export function certificationSearch(url: string): CertificationSearch {
  const search = certificationQuery.parse(url)
  const { state, status, agency } = search.filters
  const filters = { ...search.filters, status: state ? ("ongoing" as const) : status }
  return { ...search, filters: { ...filters, agency: isRecordId(agency) ? agency : undefined } }
}

export type CertificationSearch = ReturnType<typeof certificationQuery.parse>

/** Status indicator of each status (CERT-02). */
export const certificationSymbols: Readonly<Record<Status, StatusSymbol>> = {
  under_review: "open",
  rejected: "stop",
  raise_objection: "hold",
  under_test_evaluation: "live",
  test_in_progress: "live",
  test_completed: "live",
  under_certification_evaluation: "live",
  certification_in_progress: "live",
  certification_completed: "live",
  label_management_in_progress: "live",
  under_confirmation_evaluation: "live",
  confirmation_completed: "live",
  completed: "done",
  withdrawn: "void",
  ongoing: "live",
}

/** Message ids of the statuses. */
export const certificationStatusTexts = {
  under_review: "certification.status.under_review",
  rejected: "status.rejected",
  raise_objection: "certification.status.raise_objection",
  under_test_evaluation: "certification.status.under_test_evaluation",
  test_in_progress: "certification.status.test_in_progress",
  test_completed: "certification.status.test_completed",
  under_certification_evaluation: "certification.status.under_certification_evaluation",
  certification_in_progress: "certification.status.certification_in_progress",
  certification_completed: "certification.status.certification_completed",
  label_management_in_progress: "certification.status.label_management_in_progress",
  under_confirmation_evaluation: "certification.status.under_confirmation_evaluation",
  confirmation_completed: "certification.status.confirmation_completed",
  completed: "status.completed",
  withdrawn: "status.withdrawn",
  ongoing: "status.ongoing",
} as const satisfies Record<Status, MessageId>

/** Status indicator and label of each step state. */
export const stepStates = {
  ongoing: { symbol: "live", text: "status.ongoing" },
  pass: { symbol: "done", text: "certification.state.pass" },
  reject: { symbol: "stop", text: "status.rejected" },
  withdraw: { symbol: "void", text: "status.withdrawn" },
  raise_objection: { symbol: "hold", text: "certification.status.raise_objection" },
} as const satisfies Record<Schemas["CertificationStepState"], { symbol: StatusSymbol; text: MessageId }>

/** The pages of an application in order, each with its phase. */
export const certificationTabs = [
  { tab: "review", phase: "review", text: "certification.tab.review" },
  { tab: "testing", phase: "test", text: "certification.tab.testing" },
  { tab: "certification", phase: "certification", text: "certification.tab.certification" },
  { tab: "confirmation", phase: "confirm", text: "certification.tab.confirmation" },
  { tab: "certificate-issuance", phase: "end", text: "certification.tab.issuance" },
] as const satisfies readonly { tab: CertificationTab; phase: Schemas["CertificationPhase"]; text: MessageId }[]

/** Returns the message id of a page's name. */
export function tabText(tab: CertificationTab): MessageId {
  return certificationTabs.find((one) => one.tab === tab)?.text ?? "certification.tab.review"
}

/** Returns the page that has the form of a step; both certificates are uploaded on a separate page. */
export function tabOfStep({ key, phase }: Pick<Schemas["CertificationStep"], "key" | "phase">): CertificationTab {
  if (key === "agency_certificate" || key === "final_certificate") return "certificate-issuance"
  return certificationTabs.find((one) => one.phase === phase)?.tab ?? "review"
}

/** Returns the page with the open step if it waits for this user, otherwise the first page. */
export function tabToOpen(row: Pick<Schemas["CertificationRow"], "step" | "phase" | "is_waiting_for_me">) {
  return row.step && row.is_waiting_for_me ? tabOfStep({ key: row.step, phase: row.phase }) : "review"
}

/** Texts of the confirmation before an application is withdrawn (CERT-01, FORM-06). */
export const withdrawTexts = {
  link: "certification.withdraw.link",
  title: "certification.withdraw.title",
  text: "certification.withdraw.text",
  keep: "certification.withdraw.keep",
  kind: "danger",
} as const satisfies QuestionTexts
