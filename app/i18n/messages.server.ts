import { createFormatters, createIntlCache } from "@formatjs/intl"
import type { IntlShape } from "react-intl"
import type { Locale } from "#app/lib/locale.ts"
import en from "./generated/en.json"
import zh from "./generated/zh.json"
import { textsAndNumbers } from "./provider.tsx"

const compiled = { en, zh }

/** The compiled messages of a language. */
export function messagesOf(locale: Locale) {
  return compiled[locale] as unknown as Record<string, string>
}

type MessageFormatOf = ReturnType<typeof createFormatters>["getMessageFormat"]

/** Caches formats by the compiled message object; the library would serialise the whole message as a cache key on every call. */
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

type Formatters = ReturnType<typeof createFormatters>

/** Caches plural rules by type, and the default number format; the library would serialise all arguments as a cache key on every call. */
function byKind({
  getPluralRules,
  getNumberFormat,
}: Formatters): Pick<Formatters, "getPluralRules" | "getNumberFormat"> {
  const rules = new Map<string | undefined, Intl.PluralRules>()
  let plain: ReturnType<typeof getNumberFormat> | undefined
  return {
    getPluralRules(locale, options) {
      const known = rules.get(options?.type) ?? getPluralRules(locale, options)
      rules.set(options?.type, known)
      return known
    },
    getNumberFormat(locale, options) {
      if (options && Object.keys(options).length > 0) return getNumberFormat(locale, options)
      plain ??= getNumberFormat(locale)
      return plain
    },
  }
}

const intls = new Map<Locale, IntlShape>()

/**
 * Returns the message and number formatter of a language on the server, for rendering and for loaders, which send finished text
 * (I18N-05). Created once per language, so that all pages share its caches.
 */
export function serverIntl(locale: Locale): IntlShape {
  const known = intls.get(locale)
  if (known) return known
  const slow = createFormatters(createIntlCache())
  const formatters = { ...slow, ...byKind(slow), getMessageFormat: byText(slow.getMessageFormat) }
  const intl = textsAndNumbers(locale, messagesOf(locale), formatters)
  intls.set(locale, intl)
  return intl
}
