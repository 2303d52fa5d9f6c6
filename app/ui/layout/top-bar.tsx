import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { DetailsMenu } from "./details-menu.tsx"

type TopBarProps = { brand: ReactNode; hasNav: boolean; children?: ReactNode }

/** The header. With a navigation it holds the menu that opens it as a drawer on narrow pages (kit CSS: `.shell:has(.menu[open])`). */
export function TopBar({ brand, hasNav, children }: TopBarProps) {
  return (
    <header className="top">
      {hasNav && <DetailsMenu kind="menu" summary={<FormattedMessage id="ui.menu" />} closeWithin=".nav" />}
      {brand}
      {children}
    </header>
  )
}
