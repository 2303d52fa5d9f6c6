import { createIntl, createIntlCache, type IntlShape } from "react-intl/server"
import type { Locale } from "#app/lib/locale.ts"
import { htmlLang } from "#app/lib/locale.ts"
import en from "./compiled/en.json"
import zh from "./compiled/zh.json"

const compiled = { en, zh }

/** The compiled messages of a language, for rendering on the server. */
export function messagesOf(locale: Locale) {
  return compiled[locale] as unknown as Record<string, string>
}

const cache = createIntlCache()
const intls = new Map<Locale, IntlShape>()

/** Texts and numbers for loaders, which send finished text (I18N-05). */
export function serverIntl(locale: Locale): IntlShape {
  const known = intls.get(locale)
  if (known) return known
  const intl = createIntl({ locale: htmlLang(locale), defaultLocale: "en", messages: messagesOf(locale) }, cache)
  intls.set(locale, intl)
  return intl
}
