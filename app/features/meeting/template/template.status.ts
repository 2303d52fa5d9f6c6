import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** Texts of the confirmation before a template is deleted (FORM-06). */
export const deleteTexts: QuestionTexts = {
  link: "agenda-template.delete.link",
  title: "agenda-template.delete.question",
  text: "agenda-template.delete.text",
  keep: "agenda-template.delete.keep",
  kind: "danger",
}
