import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** Texts of the confirmation before a category is deleted (DL-02, FORM-06). */
export const deleteTexts: QuestionTexts = {
  link: "download-category.delete.of",
  submit: "download-category.delete.title",
  title: "download-category.delete.question",
  text: "download-category.delete.text",
  keep: "download-category.delete.keep",
  kind: "danger",
}
