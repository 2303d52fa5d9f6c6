import type { ReactNode } from "react"
import { IntlProvider } from "react-intl"
import { htmlLang, type Locale } from "#app/lib/locale.ts"

type ProviderProps = { locale: Locale; messages: Record<string, string>; children: ReactNode }

/** Gives the page its language. The zone is fixed: times arrive as finished text (I18N-03). */
export function MessagesProvider({ locale, messages, children }: ProviderProps) {
  return (
    <IntlProvider locale={htmlLang(locale)} defaultLocale="en" messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}
