import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** What is done to a ballot after a question (FORM-06, FORM-10). */
export const confirmActions = ["cancel", "remind"] as const

export type ConfirmAction = (typeof confirmActions)[number]

/** The words of each question (VOTE-04). */
export const confirmTexts: Record<ConfirmAction, QuestionTexts> = {
  cancel: {
    link: "ballot-confirm.cancel.link",
    title: "ballot-confirm.cancel.title",
    text: "ballot-confirm.cancel.text",
    done: "ballot-confirm.cancel.done",
    keep: "ballot-confirm.keep",
    kind: "danger",
  },
  remind: {
    link: "ballot-confirm.remind.link",
    title: "ballot-confirm.remind.title",
    text: "ballot-confirm.remind.text",
    done: "ballot-confirm.remind.done",
    keep: "confirm.send-none",
    kind: "primary",
  },
}
