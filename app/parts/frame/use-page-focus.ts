import { useLocation } from "@remix-run/react"
import { useEffect, useRef } from "react"

/**
 * After a navigation inside the document, moves the focus to the new page's heading, or to the element of the URL's hash: screen readers
 * read it out, and Tab continues from there, as after loading a document (WCAG 2.4.3). The focus stays where it is if the page has placed
 * it, in its content or in a dialog, or if the page is the same as before and the focused element still exists; but not if it is below
 * the window: the next rows of a list begin at the top, and the link to them is at the bottom (WCAG 2.4.7).
 */
export function usePageFocus(): void {
  const { key, hash } = useLocation()
  const last = useRef<{ key: string; heading: Element | null }>()
  useEffect(() => {
    const heading = document.querySelector("h1")
    const before = last.current
    last.current = { key, heading }
    if (!before || before.key === key) return
    const focused = document.activeElement
    const kept = before.heading === heading ? "body *" : "main, dialog"
    if (focused?.closest(kept) && focused.getBoundingClientRect().top < innerHeight) return
    const target = document.getElementById(hash.slice(1)) ?? heading
    if (!target) return
    if (target.tabIndex < 0) target.tabIndex = -1 // a field of a form stays in the tab order
    target.focus({ preventScroll: true })
  }, [key, hash])
}
