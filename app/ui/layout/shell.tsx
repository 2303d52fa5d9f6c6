import { createContext, type ReactNode } from "react"
import { useIntl } from "react-intl"
import { DetailsMenu } from "./details-menu.tsx"

type ShellProps = { top: ReactNode; nav?: ReactNode; footer?: ReactNode; children: ReactNode }

/**
 * The frame of every page: skip link, header, navigation (omitted without a session), `main`, footer. The class says whether a navigation
 * follows: with `:has(> .nav)` the header moved when the navigation arrived after it.
 */
export function Shell({ top, nav, footer, children }: ShellProps) {
  const intl = useIntl()
  return (
    <div className={nav === undefined ? "shell bare" : "shell"}>
      {/* the first link of a page skips header and navigation and goes to `main` (WCAG 2.4.1) */}
      <a className="skip" href="#main">
        {intl.formatMessage({ id: "ui.skip" })}
      </a>
      {top}
      {nav}
      <main className="page" id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}

/** A breadcrumb. */
export type Crumb = { href: string; text: string }

/**
 * Values that a shell with its own navigation (a group, the account) adds to the heads of its pages. `PageHead` reads them, so one page
 * can be used in several shells without depending on them (docs/decisions/004-kit-and-forms.md).
 */
export type ShellFrame = {
  /** Name of the shell's record; prefix of the titles of its own pages: "Coherent Optics: Meetings". */
  name?: string
  /** Breadcrumbs, the shell itself included. */
  crumbs: Crumb[]
  /** The record's reference, its name in the other language, its status. */
  kicker?: ReactNode
  /** `Tabs` */
  tabs: ReactNode
}

/** The shell around a page; undefined if it is the alliance shell. */
export const ShellFrameContext = createContext<ShellFrame | undefined>(undefined)

type TopBarProps = { brand: ReactNode; hasNav: boolean; children?: ReactNode }

/** The header. If there is a navigation, its menu button opens it as a drawer on narrow screens (CSS: `.shell:has(.menu[open])`). */
export function TopBar({ brand, hasNav, children }: TopBarProps) {
  const intl = useIntl()
  return (
    <header className="top">
      {hasNav && <DetailsMenu kind="menu" summary={intl.formatMessage({ id: "ui.menu" })} closeWithin=".nav" />}
      {brand}
      {children}
    </header>
  )
}

/** The footer: links and small print side by side. */
export function Footer({ children }: { children: ReactNode }) {
  return <footer className="foot">{children}</footer>
}
