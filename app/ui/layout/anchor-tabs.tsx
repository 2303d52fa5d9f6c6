import type { ReactNode } from "react"

type AnchorTabsProps = { label: string; items: { id: string; text: ReactNode; count?: ReactNode }[] }

/** The sections of a long page as tabs: each leads to an element of this page, the first is its beginning. */
export function AnchorTabs({ label, items }: AnchorTabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {items.map(({ id, text, count }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={index === 0 ? "true" : undefined}>
              {text} {count !== undefined && <span className="n">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
