import type { Locale } from "#app/lib/locale.ts"
import en from "./compiled/en.json?url&no-inline"
import zh from "./compiled/zh.json?url&no-inline"

const urls = { en, zh }

/** URL of the immutable asset with the messages of a language; only the active language is loaded. */
export function messagesUrl(locale: Locale): string {
  return urls[locale]
}
