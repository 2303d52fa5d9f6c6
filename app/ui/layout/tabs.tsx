import { NavLink } from "@remix-run/react"
import type { ReactNode } from "react"

type TabsProps = { label: string; items: { href: string; text: ReactNode; isExact?: boolean }[] }

/** The sub-navigation of a shell: each tab is a route. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <NavLink to={item.href} end={item.isExact} prefetch="intent">
              {item.text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
