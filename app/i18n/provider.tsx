import { DEFAULT_INTL_CONFIG, formatMessage } from "@formatjs/intl"
import { Children, Fragment, useMemo, type ReactNode } from "react"
import { RawIntlProvider, type IntlShape } from "react-intl"
import { htmlLang, type Locale } from "#app/lib/locale.ts"
import { formattersOf } from "./formatters.ts"
import type { Texts, TextsOf } from "./texts-by-area.ts"

type ProviderProps = { locale: Locale; textsOf: TextsOf; children: ReactNode }

/** What `useIntl` returns in the portal. */
type PortalIntl = IntlShape & { textsOf: TextsOf }

type Config = Parameters<typeof formatMessage>[0]
type Formatters = Parameters<typeof formatMessage>[1]

/** Arguments of `formatMessage` on a page: message descriptor, values, options. */
type FormatMessageArguments = Parameters<typeof formatMessage> extends [unknown, unknown, ...infer Rest] ? Rest : never

/**
 * Provides the page's language. There is no time zone, because times arrive as finished text (I18N-03): pages format only messages and
 * numbers. The other formatters of react-intl stay out of the bundle (2 KB of every first page); an eslint rule enforces this.
 */
export function MessagesProvider({ locale, textsOf, children }: ProviderProps) {
  const intl = useMemo(() => textsAndNumbers(locale, textsOf), [locale, textsOf])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

/** Creates an intl object that formats only the messages and numbers of a language. */
export function textsAndNumbers(locale: Locale, textsOf: TextsOf): IntlShape {
  const formatters = formattersOf(locale, htmlLang(locale))
  const config = { ...DEFAULT_INTL_CONFIG, locale: htmlLang(locale), defaultLocale: "en" }
  const configs = new Map<Texts, Config>()
  const configWith = (texts: Texts) => {
    const known = configs.get(texts) ?? ({ ...config, messages: texts } as unknown as Config)
    configs.set(texts, known)
    return known
  }
  const intl = {
    ...config,
    textsOf,
    formatters,
    textComponent: Fragment,
    formatMessage(...args: FormatMessageArguments) {
      const id = String(args[0].id)
      const texts = textsOf(id)
      const plain = texts[id]
      if (typeof plain === "string") return plain
      const text: ReactNode = formatMessage(configWith(texts), formatters as Formatters, ...args)
      return Array.isArray(text) ? Children.toArray(text) : text // gives keys to elements within the text
    },
    formatNumber(value: number, options?: Parameters<typeof formatters.getNumberFormat>[1]) {
      return formatters.getNumberFormat(config.locale, options).format(value)
    },
  }
  return intl as unknown as PortalIntl
}

/** Whether the portal has a text of this id; it may come from a request. */
export const hasText = (intl: IntlShape, id: string): boolean => Object.hasOwn((intl as PortalIntl).textsOf(id), id)
