import type { components } from "#openapi/generated/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Status = components["schemas"]["DatePollStatus"]
export type DateAnswer = components["schemas"]["DatePollAnswer"]

/** Status tag style of each status (MEET-14). */
export const datePollSymbols = {
  open: "live",
  closed: "hold",
  decided: "done",
  cancelled: "void",
} as const satisfies Record<Status, string>

/** Message ids of the statuses. */
export const datePollStatusTexts = {
  open: "date-poll.status.open",
  closed: "date-poll.status.closed",
  decided: "date-poll.status.decided",
  cancelled: "status.cancelled",
} as const satisfies Record<Status, MessageId>

/** Message ids of the answers to a slot. */
export const dateAnswerTexts = {
  yes: "date-poll.answer.yes",
  if_need_be: "date-poll.answer.if-need-be",
  no: "date-poll.answer.no",
} as const satisfies Record<DateAnswer, MessageId>
