import type { ReactNode } from "react"
import { useIntl } from "react-intl"

/** The main navigation: `NavLinks` and `NavGroup`s. On narrow pages the header's menu shows it as a drawer. */
export function Nav({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <nav className="nav" aria-label={intl.formatMessage({ id: "ui.nav" })}>
      {children}
    </nav>
  )
}
