import type { Language } from "#mock/engine/store/values.ts"

/** The language of a text of the seed: each text has only one. */
export function languageOf(text: string): Language {
  return /\p{Script=Han}/u.test(text) ? "chinese" : "english"
}
