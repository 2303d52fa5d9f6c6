import { createContext, type ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { DetailsMenu } from "./details-menu.tsx"

type ShellProps = { top: ReactNode; nav?: ReactNode; footer?: ReactNode; children: ReactNode }

/** The frame of every page: skip link, header, navigation (left out where there is no session), `main`, footer. */
export function Shell({ top, nav, footer, children }: ShellProps) {
  return (
    <div className="shell">
      <SkipLink />
      {top}
      {nav}
      <main className="page" id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}

/** A step of the way to a page. */
export type Crumb = { href: string; text: string }

/**
 * What a shell with a navigation of its own (a group, the account) puts into the heads of its pages. `PageHead` reads it, so
 * that one page stands in several shells without knowing which (docs/decisions/004-kit-and-forms.md).
 */
export type ShellFrame = {
  /** What the shell is of; the titles of its own pages begin with it: "Coherent Optics: Meetings". */
  name?: string
  /** The way here, the shell itself included. */
  crumbs: Crumb[]
  /** The record's reference, its name in the other language, its state. */
  kicker?: ReactNode
  /** `Tabs` */
  tabs: ReactNode
}

/** The shell around a page; undefined where it is the alliance's own. */
export const ShellFrameContext = createContext<ShellFrame | undefined>(undefined)

/** The first link of a page: past header and navigation to `main` (WCAG 2.4.1). */
function SkipLink() {
  return (
    <a className="skip" href="#main">
      <FormattedMessage id="ui.skip" />
    </a>
  )
}

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

/** The footer: links and small print side by side. */
export function Footer({ children }: { children: ReactNode }) {
  return <footer className="foot">{children}</footer>
}
