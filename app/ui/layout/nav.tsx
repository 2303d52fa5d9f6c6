import { useLocation } from "@remix-run/react"
import { type ReactNode, useId } from "react"
import { useIntl } from "react-intl"
import { linkTo } from "#app/ui/link.tsx"
import { useOwnStart } from "./own-start.ts"

/** The main navigation: `NavLinks` and `NavGroup`s. On narrow pages the header's menu shows it as a drawer. */
export function Nav({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <nav className="nav" aria-label={intl.formatMessage({ id: "ui.nav" })}>
      {children}
    </nav>
  )
}

/**
 * One entry of a navigation. Without `href` it is plain text (a group that the user may not open). `count` is a short text at the
 * end ("2 new"). `isExact` marks the entry only on its own URL; `section` is another URL below which it is marked.
 */
export type NavItem = {
  key: string
  href?: string
  text: ReactNode
  acronym?: string
  count?: ReactNode
  isExact?: boolean
  section?: string
}

/** Whether a page belongs to a section: the section's URL itself or any URL below it, ignoring case. */
export function isInSection(pathname: string, section: string): boolean {
  const [here, top] = [pathname.toLowerCase(), section.toLowerCase()]
  return here === top || here.startsWith(`${top}/`)
}

/** The `aria-current` value of a link: `page` on the section's pages, or with `isExact` only on the section's own URL. */
export function currentPage(pathname: string, section: string, isExact = false): "page" | undefined {
  return (isExact ? pathname === section : isInSection(pathname, section)) ? "page" : undefined
}

/**
 * The path that the navigation marks. A page that serves several lists, such as an export, names its list in the parameter `back` and is no
 * page of the navigation itself: it belongs to that list.
 */
function useNavPath(): string {
  const { pathname, search } = useLocation()
  return new URLSearchParams(search).get("back")?.split("?")[0] ?? pathname
}

/** A list of links; the link to the current page or section has `aria-current`. */
export function NavLinks({ items, labelledBy }: { items: NavItem[]; labelledBy?: string }) {
  const pathname = useNavPath()
  const startOf = useOwnStart()
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.key}>{entryOf(item, pathname, startOf)}</li>
      ))}
    </ul>
  )
}

/** One entry. It is on every page, with all the others: so no component of its own. */
function entryOf(
  { href, section, isExact, acronym, text, count }: NavItem,
  pathname: string,
  startOf: (path: string) => string,
) {
  const content = (
    <>
      {acronym && <span className="ref">{acronym}</span>}
      <span>{text}</span>
      {count && <span className="n">{count}</span>}
    </>
  )
  if (!href) return <span>{content}</span>
  return (
    <a
      aria-current={currentPage(pathname, section ?? href, isExact)}
      {...linkTo(startOf(href), { isPrefetched: true })}
    >
      {content}
    </a>
  )
}

type NavGroupProps = {
  title: ReactNode
  items: NavItem[]
  /** Collapsed until the user opens it, unless it contains the current page. */ isFolded?: boolean
}

/** A part of the navigation with a title. */
export function NavGroup({ title, items, isFolded }: NavGroupProps) {
  const id = useId()
  const pathname = useNavPath()
  if (isFolded) {
    return (
      <details open={items.some(({ section }) => section && isInSection(pathname, section))}>
        <summary>
          {title} <span className="n">{items.length}</span>
        </summary>
        <NavLinks items={items} />
      </details>
    )
  }
  return (
    <>
      <p id={id}>{title}</p>
      <NavLinks items={items} labelledBy={id} />
    </>
  )
}
