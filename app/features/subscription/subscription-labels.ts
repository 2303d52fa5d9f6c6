import type { MessageId } from "#app/ui/message-id.ts"

/** Kinds of mails that can be switched off, in the order of the contract (ACC-03). */
export const switches = [
  "notice",
  "meeting",
  "ballot",
  "proposal",
  "topic_call",
  "task",
  "schedule",
  "reminder",
] as const

export type Switch = (typeof switches)[number]

/** Labels of the groups of check boxes. */
export const subscriptionLabels = {
  alliance: "subscription.mails",
  "groups[].on": "subscription.mails",
} as const

/** Message ids of the kinds of mails, in display order. */
export const switchTexts = {
  notice: "subscription.notice",
  meeting: "subscription.meeting",
  ballot: "subscription.ballot",
  proposal: "subscription.proposal",
  topic_call: "subscription.topic_call",
  task: "subscription.task",
  schedule: "subscription.schedule",
  reminder: "subscription.reminder",
} as const satisfies Record<Switch, MessageId>
