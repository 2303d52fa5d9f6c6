import type { components } from "#app/api/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Schemas = components["schemas"]

/** The kinds of what waits, in the order in which they are offered (DASH-08). */
export const waitingKinds = ["ballot", "proposal", "task", "login_request", "membership_application"] as const

export type WaitingKind = (typeof waitingKinds)[number]

/** Message ids of the kinds. */
export const waitingKindTexts = {
  ballot: "waiting.kind.ballot",
  proposal: "waiting.kind.proposal",
  task: "waiting.kind.task",
  login_request: "waiting.kind.login_request",
  membership_application: "waiting.kind.membership_application",
} as const satisfies Record<Schemas["NeedsMyActionKind"], MessageId>

/** What is asked for, by kind and action. */
const actionTexts: Readonly<Record<string, MessageId>> = {
  "ballot.vote": "waiting.do.vote",
  "proposal.review": "waiting.do.review",
  "proposal.archive": "waiting.do.archive",
  "task.complete": "waiting.do.complete",
  "task.continue": "waiting.do.continue",
  "login_request.approve": "waiting.do.approve",
  "membership_application.review": "waiting.do.review-application",
}

/** The words for what is asked for; for an action that has none, those of its kind. */
export function waitingActionText(kind: WaitingKind, action: string): MessageId {
  return actionTexts[`${kind}.${action}`] ?? waitingKindTexts[kind]
}

/** Why this person. */
const roleTexts: Partial<Record<Schemas["Role"], MessageId>> = {
  voter: "waiting.why.voter",
  assignee: "waiting.why.assignee",
  proposal_admin: "waiting.why.proposal_admin",
  general_secretary: "waiting.why.general_secretary",
  member_admin: "waiting.why.member_admin",
  alliance_admin: "waiting.why.alliance_admin",
}

/** The words for why it is this person's to do. */
export function waitingRoleText(role: Schemas["Role"]): MessageId {
  return roleTexts[role] ?? "waiting.why.other"
}
