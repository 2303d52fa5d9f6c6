import type { MessageId } from "#app/ui/message-id.ts"

/** The logged operations of each resource: operations of the contract, and changes caused by time or by another record (`system`). */
const operationsOf = {
  meeting: [
    "create",
    "update",
    "documentation.update",
    "cancel",
    "end",
    "remind",
    "summary.update",
    "summary.approve",
    "feedback.create",
    "answer",
    "invitation.answer",
    "topic.create",
    "topic.update",
    "topic.plan",
    "topic.withdraw",
    "topic.feedback.create",
  ],
  ballot: ["create", "update", "cancel", "extend", "vote", "remind"],
  "topic-call": ["create", "update", "cancel", "summary.update", "topic.create", "topic.update", "topic.withdraw"],
  "topic-code-rule": ["create"],
  download: ["create", "update", "delete"],
  "download-category": ["create", "update", "delete"],
  certification: [
    "create",
    "resubmit",
    "withdraw",
    "review",
    "evaluation.create",
    "result.create",
    "confirm",
    "objection.create",
    "certificate.create",
    "enable-label",
    "label-sample.create",
    "materials.create",
    "feedback.create",
  ],
  certificate: ["create", "update", "delete"],
  entity: ["create", "update", "enable", "disable"],
  agency: ["create", "update", "enable", "disable", "member.add", "member.remove"],
  organization: ["update", "role.add", "role.remove"],
  "phase-duration": ["update"],
  "member-level": ["create", "update"],
  member: ["disable", "update", "role.update", "enable"],
  import: ["create"],
  "member-invitation": ["resend", "revoke", "create"],
  workgroup: [
    "create",
    "update",
    "disband",
    "role.add",
    "role.remove",
    "leave",
    "join-request.create",
    "join-request.accept",
    "join-request.decline",
    "join-request.withdraw",
  ],
  "login-request": ["create", "update", "approve", "reject"],
  "membership-application": [
    "create",
    "open",
    "review",
    "complete",
    "close",
    "feedback.create",
    "resubmit",
    "withdraw",
    "guideline.update",
  ],
  schedule: ["create", "update", "cancel", "subscribe", "unsubscribe"],
  notice: ["create", "update", "delete", "recipient.update", "publish", "recall"],
  task: ["create", "update", "continue", "suspend", "complete", "cancel", "feedback.create", "subtask.create"],
  proposal: [
    "create",
    "review",
    "phase.create",
    "phase.update",
    "phase.end",
    "submit-archive",
    "archive",
    "send-back",
    "withdraw",
    "close",
    "submitter.update",
    "revision.create",
    "feedback.create",
    "feedback.answer",
  ],
  profile: ["update"],
  subscription: ["update"],
  "export-package": ["create", "download", "delete", "repeat"],
  file: ["create"],
  calendar: ["feed.create", "feed.delete"],
  ticket: ["exchange"],
  token: ["revoke"],
  system: ["start", "end", "cancel", "close", "expire", "disband"],
} as const

type Operations = typeof operationsOf
/** A logged operation with a text: "meeting.create". */
type Operation = { [R in keyof Operations]: `${R}.${Operations[R][number]}` }[keyof Operations]

/** All logged operations with a text, for the filter. */
export const operations = Object.entries(operationsOf).flatMap(([resource, actions]) =>
  actions.map((action) => `${resource}.${action}` as Operation),
)

/** The message id of an operation; undefined if it has none yet: its own name is shown then. */
export function operationText(operation: string): MessageId | undefined {
  const known = operations.find((one) => one === operation)
  return known && `operation-log.what.${known}`
}
