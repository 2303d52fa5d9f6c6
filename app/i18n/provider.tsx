import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage, formatNumber } from "@formatjs/intl"
import { Children, Fragment, useMemo, type ReactNode } from "react"
import { RawIntlProvider, type IntlShape } from "react-intl"
import { htmlLang, type Locale } from "#app/lib/locale.ts"

type ProviderProps = { locale: Locale; messages: Record<string, string>; children: ReactNode }

/** Arguments of `formatMessage` on a page: message descriptor, values, options. */
type FormatMessageArguments = Parameters<typeof formatMessage> extends [unknown, unknown, ...infer Rest] ? Rest : never

/**
 * Provides the page's language. There is no time zone, because times arrive as finished text (I18N-03): pages format only messages and
 * numbers. The other formatters of react-intl stay out of the bundle (2 KB of every first page); an eslint rule enforces this.
 */
export function MessagesProvider({ locale, messages, children }: ProviderProps) {
  const intl = useMemo(() => textsAndNumbers(locale, messages), [locale, messages])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

/** Creates an intl object that formats only the messages and numbers of a language. */
export function textsAndNumbers(
  locale: Locale,
  messages: Record<string, string>,
  formatters = createFormatters(createIntlCache()),
): IntlShape {
  const config = { ...DEFAULT_INTL_CONFIG, locale: htmlLang(locale), defaultLocale: "en", messages }
  const intl = {
    ...config,
    formatters,
    textComponent: Fragment,
    formatMessage(...args: FormatMessageArguments) {
      const text: ReactNode = formatMessage(config, formatters, ...args)
      return Array.isArray(text) ? Children.toArray(text) : text // gives keys to elements within the text
    },
    formatNumber: formatNumber.bind(null, config, formatters.getNumberFormat),
  }
  return intl as unknown as IntlShape
}
