import type { components } from "#openapi/generated/schema.d.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"
import type { StatusSymbol } from "#app/ui/feedback/tone.ts"

type DeliveryState = components["schemas"]["DeliveryState"]

/** Actions on a notice that ask for confirmation, and their texts (NOTICE-02, FORM-06). */
export const noticeQuestions: Record<"recall" | "delete", QuestionTexts> = {
  recall: {
    link: "notice.recall.submit",
    title: "notice.recall.title",
    text: "notice.recall.text",
    keep: "notice.recall.keep",
    kind: "primary",
  },
  delete: {
    link: "notice.delete.submit",
    title: "notice.delete.title",
    text: "notice.delete.text",
    keep: "notice.delete.keep",
    kind: "danger",
  },
}

export type NoticeQuestion = keyof typeof noticeQuestions

/** Status indicator of each state of a notice (NOTICE-02). */
const noticeSymbols = { draft: "draft", planned: "idle", sending: "live", sent: "done" } as const

/** Message ids of the states. */
const noticeStatusTexts = {
  draft: "status.draft",
  planned: "notice.status.planned",
  sending: "status.sending",
  sent: "status.sent",
} as const

/** Message ids of the states in the list's filter: one that is being sent may still be held. */
export const noticeCountTexts = { ...noticeStatusTexts, sending: "notice.filter.sending" } as const

/** Labels of a notice's phases: its state, and also whether it can still be recalled or was withdrawn with its group. */
export const noticePhases = {
  draft: { symbol: noticeSymbols.draft, text: noticeStatusTexts.draft },
  planned: { symbol: noticeSymbols.planned, text: noticeStatusTexts.planned },
  withdrawn: { symbol: "void", text: "status.withdrawn" },
  holding: { symbol: "idle", text: "notice.status.holding" },
  sending: { symbol: noticeSymbols.sending, text: noticeStatusTexts.sending },
  sent: { symbol: noticeSymbols.sent, text: noticeStatusTexts.sent },
} as const

/** Title of the page on which the sending is planned, and label of its link. @param planned the present plan, if there is one */
export const planTitle = (planned: unknown) =>
  planned === undefined ? ("notice.action.plan" as const) : ("notice.action.replan" as const)

export type NoticePhase = keyof typeof noticePhases

/** Status indicator of each state of the mail to one recipient, failures first. */
export const deliverySymbols = {
  failed: "stop",
  waiting: "idle",
  handed_over: "done",
} as const satisfies Record<DeliveryState, StatusSymbol>

/** States of the mail to one recipient, failures first. */
export const deliveryStates = Object.keys(deliverySymbols) as DeliveryState[]

/** Message ids of the delivery states. */
export const deliveryStateTexts = {
  failed: "status.failed",
  waiting: "notice.delivery.waiting",
  handed_over: "notice.delivery.handed-over",
} as const

/** Id of the form of the external addresses; its page also has the form that uploads a workbook. */
export const recipientsForm = "notice-recipients"
