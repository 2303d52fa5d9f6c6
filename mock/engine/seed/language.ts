import type { Language } from "#mock/engine/store/values.ts"

/** The language of a seed text: each text is in one language only. */
export function languageOf(text: string): Language {
  return /\p{Script=Han}/u.test(text) ? "chinese" : "english"
}
