import { useId, type ReactNode } from "react"
import { NavLinks, type NavItem } from "./nav-links.tsx"

type NavGroupProps = { title: ReactNode; items: NavItem[]; /** Folded away until it is opened. */ isFolded?: boolean }

/** A titled part of the navigation. */
export function NavGroup({ title, items, isFolded }: NavGroupProps) {
  const id = useId()
  if (isFolded) {
    return (
      <details>
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
