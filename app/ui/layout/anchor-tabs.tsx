import { type ReactNode, useEffect, useState } from "react"

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

/** A section is current once its top is above this share of the window height. */
const readingLine = 0.3

/** The last section whose top has been scrolled past. */
function sectionInView(ids: string[]): string | undefined {
  const line = window.innerHeight * readingLine
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
  const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
  return isAtEnd ? ids.at(-1) : (begun.at(-1) ?? ids[0])
}

/** Returns the id of the section in view. @param ids ids in page order, separated by spaces */
function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState(ids.split(" ")[0])
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(sectionInView(ids.split(" "))))
    }
    look()
    addEventListener("scroll", look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener("scroll", look)
    }
  }, [ids])
  return current
}
