import { useLocation } from "@remix-run/react"
import { type ReactNode, useId } from "react"
import { useIntl } from "react-intl"
import { Link } from "#app/ui/link.tsx"

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
 * One entry of a navigation. Without `href` it is named but leads nowhere (a group one may not enter). `count` is a short
 * text at the end ("2 new"); `isExact` marks it only on its own address, `section` on every page below another one.
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

/** Whether a page is one of a section: the address itself, or any below it. Letters' case makes no other page. */
export function isInSection(pathname: string, section: string): boolean {
  const [here, top] = [pathname.toLowerCase(), section.toLowerCase()]
  return here === top || here.startsWith(`${top}/`)
}

/** The attribute of a link to where one is: `page`; `isExact`: not on the pages below it. */
export function currentPage(pathname: string, section: string, isExact = false): "page" | undefined {
  return (isExact ? pathname === section : isInSection(pathname, section)) ? "page" : undefined
}

/** A list of links; the one that leads to where one is carries `aria-current`. */
export function NavLinks({ items, labelledBy }: { items: NavItem[]; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.key}>
          <NavEntry item={item} />
        </li>
      ))}
    </ul>
  )
}

function NavEntry({ item }: { item: NavItem }) {
  const { pathname } = useLocation()
  const { href, section, isExact } = item
  const content = <Entry item={item} />
  if (!href) return <span>{content}</span>
  return (
    <Link to={href} aria-current={currentPage(pathname, section ?? href, isExact)} prefetch="intent">
      {content}
    </Link>
  )
}

function Entry({ item: { acronym, text, count } }: { item: NavItem }) {
  return (
    <>
      {acronym && <span className="ref">{acronym}</span>}
      <span>{text}</span>
      {count && <span className="n">{count}</span>}
    </>
  )
}

type NavGroupProps = {
  title: ReactNode
  items: NavItem[]
  /** Folded away until it is opened, or one stands in it. */ isFolded?: boolean
}

/** A titled part of the navigation. */
export function NavGroup({ title, items, isFolded }: NavGroupProps) {
  const id = useId()
  const { pathname } = useLocation()
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
