import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** Texts of the confirmation before a download is deleted (DL-03, FORM-06). */
export const deleteTexts: QuestionTexts = {
  link: "download.delete.title",
  title: "download.delete.of",
  text: "download.delete.text",
  keep: "download.delete.keep",
  kind: "danger",
}
