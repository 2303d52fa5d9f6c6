import { Link, NavLink, useLocation } from "@remix-run/react"
import type { ReactNode } from "react"

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

/** Whether a page is one of a section: the address itself, or any below it. */
export function isInSection(pathname: string, section: string): boolean {
  return pathname === section || pathname.startsWith(`${section}/`)
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
  if (!section) {
    return (
      <NavLink to={href} end={isExact} prefetch="intent">
        {content}
      </NavLink>
    )
  }
  return (
    <Link to={href} aria-current={isInSection(pathname, section) ? "page" : undefined} prefetch="intent">
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
