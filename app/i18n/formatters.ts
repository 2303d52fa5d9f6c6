import type { createFormatters } from "@formatjs/intl"
import { IntlMessageFormat } from "intl-messageformat"
import type { Locale } from "#app/lib/locale.ts"

type Formatters = Pick<ReturnType<typeof createFormatters>, "getMessageFormat" | "getNumberFormat" | "getPluralRules">

/**
 * The browser reads the data of all its locales before it formats its first number: 35 to 55 ms of a fast processor while a page comes alive
 * (docs/decisions/043-alive-at-once.md). Nobody asks a message for its resolved locale, so it need not be looked up.
 */
IntlMessageFormat.resolveLocale = () => undefined

/** Numbers that look the same in every language of the portal: no sign, no separator, at most three decimals, as `Intl` shows them. */
const plain = /^\d{1,3}(\.\d{1,3})?$/

/** Formats numbers, plain ones without `Intl`. Formats are kept by their options. */
function numberFormats(htmlLang: string): Formatters["getNumberFormat"] {
  const formats = new Map<string, Intl.NumberFormat>()
  const formatOf = (options?: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options)
    const known = formats.get(key) ?? new Intl.NumberFormat(htmlLang, options)
    formats.set(key, known)
    return known
  }
  const format = (value: number) => (plain.test(String(value)) ? String(value) : formatOf().format(value))
  return (_locale, options = {}) => (Object.keys(options)[0] ? formatOf(options) : ({ format } as Intl.NumberFormat))
}

/** Plural forms, as in CLDR: Chinese has one, English two. No text has ordinals (`scripts/messages/icu.ts`). */
function pluralRules(locale: Locale): Formatters["getPluralRules"] {
  const select = (count: number) => (locale === "en" && Math.abs(count) === 1 ? "one" : "other")
  return () => ({ select }) as Intl.PluralRules
}

/** Keeps formats by the compiled text; the library would serialise the whole text as a key on every call. */
function messageFormats(): Formatters["getMessageFormat"] {
  const formats = new WeakMap<object, IntlMessageFormat>()
  return (text, ...rest) => {
    const key = text as object
    const known = formats.get(key) ?? new IntlMessageFormat(text, ...rest)
    formats.set(key, known)
    return known
  }
}

/** What formats the texts and numbers of a language, on the server and in the browser. */
export function formattersOf(locale: Locale, htmlLang: string): Formatters {
  return {
    getMessageFormat: messageFormats(),
    getNumberFormat: numberFormats(htmlLang),
    getPluralRules: pluralRules(locale),
  }
}
