import type { Locale } from "#app/lib/locale.ts"
import en from "./generated/en.txt?url&no-inline"
import zh from "./generated/zh.txt?url&no-inline"

const urls = { en, zh }

/** URL of the immutable asset with the messages of a language; only the active language is loaded. */
export function messagesUrl(locale: Locale): string {
  return urls[locale]
}
