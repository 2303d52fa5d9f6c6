import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** What is done to a meeting after a question (FORM-06, FORM-10). */
export const confirmActions = ["cancel", "end", "remind"] as const

export type ConfirmAction = (typeof confirmActions)[number]

/** The words of each question (MEET-03 to MEET-05). */
export const confirmTexts: Record<ConfirmAction, QuestionTexts> = {
  cancel: {
    link: "meeting-confirm.cancel.link",
    title: "meeting-confirm.cancel.title",
    text: "meeting-confirm.cancel.text",
    done: "meeting-confirm.cancel.done",
    keep: "meeting-confirm.keep",
    kind: "danger",
  },
  end: {
    link: "meeting-confirm.end.link",
    title: "meeting-confirm.end.title",
    text: "meeting-confirm.end.text",
    done: "meeting-confirm.end.done",
    keep: "meeting-confirm.keep",
    kind: "danger",
  },
  remind: {
    link: "meeting-confirm.remind.link",
    title: "meeting-confirm.remind.title",
    text: "meeting-confirm.remind.text",
    done: "meeting-confirm.remind.done",
    keep: "confirm.send-none",
    kind: "primary",
  },
}
