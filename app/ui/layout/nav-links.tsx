import { NavLink } from "@remix-run/react"
import type { ReactNode } from "react"

/** One entry of a navigation. `count` is a short text at the end ("2 new"); `isExact` marks it only on its own address. */
export type NavItem = { href: string; text: ReactNode; acronym?: string; count?: ReactNode; isExact?: boolean }

/** A list of links; the one that leads to where one is carries `aria-current`. */
export function NavLinks({ items, labelledBy }: { items: NavItem[]; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.href}>
          <NavLink to={item.href} end={item.isExact} prefetch="intent">
            {item.acronym && <span className="ref">{item.acronym}</span>}
            <span>{item.text}</span>
            {item.count && <span className="n">{item.count}</span>}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
