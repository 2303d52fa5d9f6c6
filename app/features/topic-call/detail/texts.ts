import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** Texts of the confirmation before a call is cancelled (TOPIC-04, FORM-06). */
export const cancelTexts: QuestionTexts = {
  link: "topic-call.cancel.submit",
  title: "topic-call.cancel.title",
  text: "topic-call.cancel.text",
  keep: "topic-call.cancel.keep",
  kind: "danger",
}

/** Texts of the confirmation before a topic is withdrawn (TOPIC-02, FORM-06). */
export const withdrawTexts: QuestionTexts = {
  link: "topic-call.topic.withdraw",
  submit: "topic-call.withdraw.submit",
  title: "topic-call.withdraw.title",
  text: "topic-call.withdraw.text",
  keep: "topic-call.withdraw.keep",
  hint: "topic-call.withdraw.hint",
  kind: "danger",
}
