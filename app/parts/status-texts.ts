import type { MessageId } from "#app/ui/message-id.ts"
import { eventStatusTexts } from "./event/event-status.ts"
import { applicationStatusTexts } from "./record-status/application.ts"
import { codeRuleStatusTexts } from "./record-status/code-rule.ts"
import { enabledStatusTexts } from "./record-status/enabled.ts"
import { proposalStatusTexts } from "./record-status/proposal.ts"

/** Message ids of every status that a refusal or the log may name. Only for the server: no page needs all of them. */
export const statusTexts = {
  ...eventStatusTexts,
  ...enabledStatusTexts,
  submitted: "status.submitted",
  feedback_received: "status.feedback_received",
  completed: "status.completed",
  in_progress: "task.status.in-progress",
  suspended: "task.status.suspended",
  canceled: "status.cancelled",
  withdrawn: "status.withdrawn",
  normal: "status.normal",
  disband: "workgroup.status.disband",
  disabled: "status.disabled",
  pending: "status.pending",
  approved: "status.approved",
  rejected: "status.rejected",
  accepted: "status.accepted",
  declined: "status.declined",
  lapsed: "status.lapsed",
  invited: "member-invitation.state.invited",
  joined: "member-invitation.state.joined",
  revoked: "member-invitation.state.revoked",
  cancel: "status.cancelled",
  reject: "status.rejected",
  withdraw: "status.withdrawn",
  packing: "status.packing",
  complete: "status.complete",
  failed: "status.failed",
  expired: "status.expired",
  used: "status.used",
  recipients: "status.recipients",
  draft: "status.draft",
  holding: "notice.status.scheduled",
  sending: "status.sending",
  sent: "status.sent",
  confirmation_completed: "certification.status.confirmation_completed",
  under_confirmation_evaluation: "certification.status.under_confirmation_evaluation",
  label_management_in_progress: "certification.status.label_management_in_progress",
  certification_completed: "certification.status.certification_completed",
  certification_in_progress: "certification.status.certification_in_progress",
  under_certification_evaluation: "certification.status.under_certification_evaluation",
  test_completed: "certification.status.test_completed",
  test_in_progress: "certification.status.test_in_progress",
  under_test_evaluation: "certification.status.under_test_evaluation",
  raise_objection: "certification.status.raise_objection",
  under_review: "certification.status.under_review",
  administrator_review: "phase.administrator_review",
  group_review: "phase.group_review",
  public_notice: "phase.public_notice",
  others: "phase.others",
  archive: "phase.archive",
  between: "proposal.between",
  closed: "status.closed",
  system_closed: "status.system_closed",
} as const

/** Message ids of the kinds of records whose pages have their own words for a status; one file each, so that a page loads only its own. */
const ownTexts: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  membership_application: applicationStatusTexts,
  proposal: proposalStatusTexts,
  topic_code_rule: codeRuleStatusTexts,
}

const textIn = (texts: Readonly<Record<string, MessageId>> | undefined, status: string) =>
  texts && Object.hasOwn(texts, status) ? texts[status] : undefined

/**
 * Returns the message id of a status, with the words that the pages of this kind of record use; undefined for an unknown status.
 * @param kind the contract's module of the record
 */
export function statusTextOf(status: string, kind = ""): MessageId | undefined {
  return textIn(ownTexts[kind], status) ?? textIn(statusTexts, status)
}
