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
