import type { components } from "#openapi/generated/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Schemas = components["schemas"]

/** Kinds of open actions, in display order (DASH-08). Without one of them, `waitingActionText` does not take the kinds of the contract. */
export const waitingKinds = [
  "ballot",
  "date_poll",
  "proposal",
  "task",
  "certification",
  "topic_call",
  "login_request",
  "workgroup_join_request",
  "membership_application",
] as const satisfies readonly Schemas["NeedsMyActionKind"][]

export type WaitingKind = (typeof waitingKinds)[number]

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
  organizer: "waiting.why.organizer",
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
