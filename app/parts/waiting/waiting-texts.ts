import type { components } from "#openapi/generated/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Schemas = components["schemas"]

/** Kinds of open actions, in display order (DASH-08). Without one of them, `waitingActionText` does not take the kinds of the contract. */
export const waitingKinds = [
  "ballot",
  "proposal",
  "task",
  "certification",
  "topic_call",
  "login_request",
  "workgroup_join_request",
  "membership_application",
] as const satisfies readonly Schemas["NeedsMyActionKind"][]

export type WaitingKind = (typeof waitingKinds)[number]

/** Message ids of the requested actions, by kind and action. */
const actionTexts: Readonly<Record<string, MessageId>> = {
  "ballot.vote": "waiting.do.vote",
  "proposal.review": "waiting.do.review",
  "proposal.archive": "waiting.do.archive",
  "proposal.phase.create": "waiting.do.phase",
  "proposal.feedback.create": "waiting.do.feedback",
  "task.complete": "waiting.do.complete",
  "task.continue": "waiting.do.continue",
  "certification.materials.create": "waiting.do.materials",
  "certification.label-sample.create": "waiting.do.label-sample",
  "certification.enable-label": "waiting.do.enable-label",
  "certification.certificate.create": "waiting.do.certificate",
  "certification.confirm": "waiting.do.confirm",
  "certification.result.create": "waiting.do.results",
  "certification.evaluation.create": "waiting.do.evaluate",
  "certification.review": "waiting.do.review",
  "certification.resubmit": "waiting.do.resubmit",
  "topic_call.summary.update": "waiting.do.summarise",
  "login_request.approve": "waiting.do.approve",
  "workgroup_join_request.accept": "waiting.do.join-request",
  "membership_application.review": "waiting.do.review-application",
  "membership_application.complete": "waiting.do.complete-application",
}

/** The label of a requested action; falls back to the label of its kind. */
export function waitingActionText(kind: WaitingKind, action: string): MessageId {
  return actionTexts[`${kind}.${action}`] ?? `waiting.kind.${kind}`
}

/** Why the action waits for this user, by role. */
const roleTexts: Partial<Record<Schemas["Role"], MessageId>> = {
  voter: "waiting.why.voter",
  assignee: "waiting.why.assignee",
  creator: "waiting.why.creator",
  proposal_admin: "waiting.why.proposal_admin",
  chair: "waiting.why.chair",
  vice_chair: "waiting.why.vice_chair",
  group_member: "waiting.why.group_member",
  participant: "waiting.why.participant",
  general_secretary: "waiting.why.general_secretary",
  member_admin: "waiting.why.member_admin",
  certificate_admin: "waiting.why.certificate_admin",
  certification_admin: "waiting.why.certification_admin",
  certification_agency: "waiting.why.certification_agency",
  testing_agency: "waiting.why.testing_agency",
  applicant: "waiting.why.applicant",
  alliance_admin: "waiting.why.alliance_admin",
}

/** The reason why the action waits for this user. */
export function waitingRoleText(role: Schemas["Role"]): MessageId {
  return roleTexts[role] ?? "waiting.why.other"
}
