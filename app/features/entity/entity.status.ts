import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** Status indicator of each status. */
export const entitySymbols = { valid: "done", invalid: "void" } as const

/** Texts of the confirmation before an entity is disabled (ADM-05, FORM-06). */
export const disableTexts: QuestionTexts = {
  link: "entity.disable.title",
  title: "entity.disable.of",
  text: "entity.disable.text",
  keep: "entity.disable.keep",
  kind: "danger",
}
