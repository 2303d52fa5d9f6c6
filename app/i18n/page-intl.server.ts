import { createFormatters, createIntlCache } from "@formatjs/intl"
import type { IntlShape } from "react-intl"
import type { Locale } from "#app/lib/locale.ts"
import { messagesOf } from "./messages.server.ts"
import { textsAndNumbers } from "./provider.tsx"

type MessageFormatOf = ReturnType<typeof createFormatters>["getMessageFormat"]

/** Finds what was made of a compiled text by the text itself; the library writes the whole of it down as a key, each time. */
function byText(make: MessageFormatOf): MessageFormatOf {
  const formats = new WeakMap<object, ReturnType<MessageFormatOf>>()
  return (message, ...rest) => {
    if (typeof message === "string") return make(message, ...rest)
    const known = formats.get(message)
    if (known) return known
    const format = make(message, ...rest)
    formats.set(message, format)
    return format
  }
}

type PluralRulesOf = ReturnType<typeof createFormatters>["getPluralRules"]

/** Finds plural rules by their kind, `cardinal` or `ordinal`; the library writes locale and options down as a key, each time. */
function byKind(make: PluralRulesOf): PluralRulesOf {
  const rules = new Map<string | undefined, Intl.PluralRules>()
  return (locale, options) => {
    const kind = options?.type
    const known = rules.get(kind)
    if (known) return known
    const fresh = make(locale, options)
    rules.set(kind, fresh)
    return fresh
  }
}

const made = new Map<Locale, IntlShape>()

/** The language of a page, for rendering: made once, so that pages share its texts, its number and its plural rules. */
export function pageIntl(locale: Locale): IntlShape {
  const known = made.get(locale)
  if (known) return known
  const formatters = createFormatters(createIntlCache())
  formatters.getMessageFormat = byText(formatters.getMessageFormat)
  formatters.getPluralRules = byKind(formatters.getPluralRules)
  const intl = textsAndNumbers(locale, messagesOf(locale), formatters)
  made.set(locale, intl)
  return intl
}
