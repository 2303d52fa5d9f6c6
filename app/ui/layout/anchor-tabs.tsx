import type { ReactNode } from "react"
import { useSectionInView } from "./use-section-in-view.ts"

type AnchorTabsProps = { label: string; items: { id: string; text: ReactNode; count?: ReactNode }[] }

/**
 * The sections of a long page as tabs: each links to an element of this page, the first one to its top. The tab of the section in view is
 * marked; without scripts it is the first one.
 */
export function AnchorTabs({ label, items }: AnchorTabsProps) {
  const current = useSectionInView(items.map(({ id }) => id).join(" "))
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {items.map(({ id, text, count }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              {text} {count !== undefined && <span className="n">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
