import type { MessageId } from "#app/ui/message-id.ts"
import type { Switch } from "./subscription.schema.ts"

/** What the groups of boxes are called. */
export const subscriptionLabels = {
  alliance: "subscription.mails",
  "groups[].on": "subscription.mails",
} as const

/** Message ids of the kinds of mails, in the order in which they stand. */
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
