import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage, formatNumber } from "@formatjs/intl"
import { Children, Fragment, useMemo, type ReactNode } from "react"
import { RawIntlProvider, type IntlShape } from "react-intl"
import { htmlLang, type Locale } from "#app/lib/locale.ts"

type ProviderProps = { locale: Locale; messages: Record<string, string>; children: ReactNode }

/** What `formatMessage` is called with on a page: which text, its values, options. */
type Wish = Parameters<typeof formatMessage> extends [unknown, unknown, ...infer Rest] ? Rest : never

/**
 * Gives the page its language. There is no zone: times arrive as finished text (I18N-03), so a page says texts and numbers and
 * nothing else; the other formats of react-intl stay out of the browser (2 KB of every first page), and a rule of eslint sees to it.
 */
export function MessagesProvider({ locale, messages, children }: ProviderProps) {
  const intl = useMemo(() => textsAndNumbers(locale, messages), [locale, messages])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

/** Says the texts and numbers of a language. */
export function textsAndNumbers(
  locale: Locale,
  messages: Record<string, string>,
  formatters = createFormatters(createIntlCache()),
): IntlShape {
  const config = { ...DEFAULT_INTL_CONFIG, locale: htmlLang(locale), defaultLocale: "en", messages }
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
