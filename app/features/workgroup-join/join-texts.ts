import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** The words of the question before a request is taken back (WG-06, FORM-06). */
export const withdrawTexts: QuestionTexts = {
  link: "join-request.withdraw.link",
  submit: "join-request.withdraw.link",
  title: "join-request.withdraw.title",
  text: "join-request.withdraw.text",
  keep: "join-request.withdraw.keep",
  kind: "danger",
}

/** The words of the question before a request is declined (WG-06, FORM-06). */
export const declineTexts: QuestionTexts = {
  link: "join-request.decline.link",
  submit: "join-request.decline.link",
  title: "join-request.decline.title",
  text: "join-request.decline.text",
  keep: "join-request.decline.keep",
  hint: "join-request.decline.hint",
  kind: "danger",
}
