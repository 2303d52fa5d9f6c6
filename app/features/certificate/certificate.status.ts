import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** Texts of the confirmation before a certificate is deleted (CERT-05, FORM-06). */
export const deleteTexts: QuestionTexts = {
  link: "certificate.delete.title",
  title: "certificate.delete.of",
  text: "certificate.delete.text",
  keep: "certificate.delete.keep",
  kind: "danger",
}
