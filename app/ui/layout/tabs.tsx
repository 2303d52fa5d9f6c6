import { useLocation } from "@remix-run/react"
import type { ReactNode } from "react"
import { linkTo } from "#app/ui/link.tsx"
import { currentPage } from "./nav.tsx"
import { useOwnStart } from "./own-start.ts"

type Tab = {
  href: string
  /** URL prefix of the tab's pages, if it links to one of several: the tab is current on all pages below it. */
  section?: string
  text: ReactNode
  isExact?: boolean
  count?: number
}

type TabsProps = { label: string; items: Tab[] }

/** The sub-navigation of a shell: each tab is a route. */
export function Tabs({ label, items }: TabsProps) {
  const { pathname } = useLocation()
  const startOf = useOwnStart()
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a
              aria-current={currentPage(pathname, item.section ?? item.href, item.isExact)}
              {...linkTo(startOf(item.href), { isPrefetched: true })}
            >
              {item.text} {item.count ? <span className="n">{item.count}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
