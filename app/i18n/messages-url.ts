import type { Locale } from "#app/lib/locale.ts"
import en from "./compiled/en.json?url&no-inline"
import zh from "./compiled/zh.json?url&no-inline"

const urls = { en, zh }

/** The immutable asset with the messages of a language: only the active one travels. */
export function messagesUrl(locale: Locale): string {
  return urls[locale]
}
