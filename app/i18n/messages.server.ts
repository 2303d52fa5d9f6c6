import type { IntlShape } from "react-intl"
import type { Locale } from "#app/lib/locale.ts"
import en from "./generated/en.json"
import zh from "./generated/zh.json"
import { textsAndNumbers } from "./provider.tsx"

const compiled = { en, zh }

const intls = new Map<Locale, IntlShape>()

/**
 * Returns the message and number formatter of a language on the server, for rendering and for loaders, which send finished text
 * (I18N-05). Created once per language, so that all pages share its caches.
 */
export function serverIntl(locale: Locale): IntlShape {
  const known = intls.get(locale)
  if (known) return known
  const intl = textsAndNumbers(locale, () => compiled[locale])
  intls.set(locale, intl)
  return intl
}
