import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** The texts of the question before a comment is deleted. */
export const deleteTexts: QuestionTexts = {
  link: "thread.delete",
  submit: "thread.delete.submit",
  title: "thread.delete.title",
  text: "thread.delete.text",
  keep: "thread.delete.keep",
  kind: "danger",
}
