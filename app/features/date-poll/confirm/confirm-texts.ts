import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** Texts of the question before each action on a poll (FORM-06, MEET-14). */
export const confirmTexts: Record<"remind" | "close" | "cancel", QuestionTexts> = {
  remind: {
    link: "date-poll-confirm.remind.link",
    title: "date-poll-confirm.remind.title",
    text: "date-poll-confirm.remind.text",
    keep: "confirm.send-none",
    kind: "primary",
  },
  close: {
    link: "date-poll-confirm.close.link",
    title: "date-poll-confirm.close.title",
    text: "date-poll-confirm.close.text",
    keep: "date-poll-confirm.close.keep",
    kind: "primary",
  },
  cancel: {
    link: "date-poll-confirm.cancel.link",
    title: "date-poll-confirm.cancel.title",
    text: "date-poll-confirm.cancel.text",
    keep: "date-poll-confirm.cancel.keep",
    kind: "danger",
  },
}

/** Texts of the question before a slot becomes a meeting (MEET-14). */
export const decideTexts: QuestionTexts = {
  link: "date-poll-confirm.decide.link",
  submit: "date-poll-confirm.decide.submit",
  title: "date-poll-confirm.decide.title",
  text: "date-poll-confirm.decide.text",
  keep: "date-poll-confirm.decide.keep",
  kind: "primary",
}
