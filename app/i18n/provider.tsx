import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage, formatNumber } from "@formatjs/intl"
import { Children, Fragment, type ReactNode } from "react"
import { RawIntlProvider, type IntlShape } from "react-intl"
import { htmlLang, type Locale } from "#app/lib/locale.ts"

type ProviderProps = { locale: Locale; messages: Record<string, string>; children: ReactNode }

type Formatters = ReturnType<typeof createFormatters>

/** What `formatMessage` is called with on a page: which text, its values, options. */
type Wish = Parameters<typeof formatMessage> extends [unknown, unknown, ...infer Rest] ? Rest : never

/**
 * Gives the page its language. The zone is fixed: times arrive as finished text (I18N-03), so a page says texts and numbers and
 * nothing else; the other formats of react-intl stay out of the browser (2 KB of every first page), and a rule of eslint sees to it.
 */
export function MessagesProvider({ locale, messages, children }: ProviderProps) {
  return <RawIntlProvider value={intlOf(locale, messages)}>{children}</RawIntlProvider>
}

const made = new Map<Locale, { messages: Record<string, string>; intl: IntlShape }>()

/** Made once a language: the pages of a server share what has been made of its texts, its number and its plural rules. */
function intlOf(locale: Locale, messages: Record<string, string>): IntlShape {
  const known = made.get(locale)
  if (known?.messages === messages) return known.intl
  const intl = textsAndNumbers(locale, messages)
  made.set(locale, { messages, intl })
  return intl
}

/** Finds what was made of a compiled text by the text itself; the library writes the whole of it down as a key, each time. */
function byText(make: Formatters["getMessageFormat"]): Formatters["getMessageFormat"] {
  const formats = new WeakMap<object, ReturnType<typeof make>>()
  return (message, ...rest) => {
    if (typeof message === "string") return make(message, ...rest)
    const known = formats.get(message)
    if (known) return known
    const format = make(message, ...rest)
    formats.set(message, format)
    return format
  }
}

function textsAndNumbers(locale: Locale, messages: Record<string, string>): IntlShape {
  const config = { ...DEFAULT_INTL_CONFIG, locale: htmlLang(locale), defaultLocale: "en", messages, timeZone: "UTC" }
  const formatters = createFormatters(createIntlCache())
  formatters.getMessageFormat = byText(formatters.getMessageFormat)
  const said = {
    ...config,
    formatters,
    textComponent: Fragment,
    formatMessage(...wish: Wish) {
      const text: ReactNode = formatMessage(config, formatters, ...wish)
      return Array.isArray(text) ? Children.toArray(text) : text // elements among the words get their keys
    },
    formatNumber: formatNumber.bind(null, config, formatters.getNumberFormat),
  }
  return said as unknown as IntlShape
}
