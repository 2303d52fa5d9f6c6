import { useLocation } from "@remix-run/react"
import { useId, type ReactNode } from "react"
import { isInSection, NavLinks, type NavItem } from "./nav-links.tsx"

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
