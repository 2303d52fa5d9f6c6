import { NavLink } from "@remix-run/react"
import type { ReactNode } from "react"

/**
 * One entry of a navigation. Without `href` it is named but leads nowhere (a group one may not enter). `count` is a short
 * text at the end ("2 new"); `isExact` marks it only on its own address.
 */
export type NavItem = {
  key: string
  href?: string
  text: ReactNode
  acronym?: string
  count?: ReactNode
  isExact?: boolean
}

/** A list of links; the one that leads to where one is carries `aria-current`. */
export function NavLinks({ items, labelledBy }: { items: NavItem[]; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.key}>
          {item.href ? (
            <NavLink to={item.href} end={item.isExact} prefetch="intent">
              <Entry item={item} />
            </NavLink>
          ) : (
            <span>
              <Entry item={item} />
            </span>
          )}
        </li>
      ))}
    </ul>
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
