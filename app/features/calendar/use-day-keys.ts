import { useEffect, useMemo, useRef, type RefObject } from "react"

type Steps = Readonly<Record<string, number>>

/**
 * Lets the arrow keys move between links of an element.
 * @param attribute of the links, which stand in the order of the document
 * @param steps by key, in links
 */
function useArrowKeys(element: RefObject<HTMLElement>, attribute: string, steps: Steps): void {
  useEffect(() => {
    const within = element.current
    if (!within) return
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const from = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${attribute}]`) : null
      if (step === undefined || !from || event.altKey || event.ctrlKey || event.metaKey) return
      const links = [...within.querySelectorAll<HTMLElement>(`[${attribute}]`)]
      const to = links[links.indexOf(from) + step]
      if (!to) return
      event.preventDefault()
      to.focus()
    }
    within.addEventListener("keydown", move)
    return () => within.removeEventListener("keydown", move)
  }, [element, attribute, steps])
}

const daySteps: Steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * Lets the arrow keys move between the days of a calendar, which are links with `data-day`. Every link is still reachable with Tab, so the
 * page also works without this hook.
 */
export function useDayKeys<Element extends HTMLElement = HTMLTableElement>(): RefObject<Element> {
  const element = useRef<Element>(null)
  useArrowKeys(element, "data-day", daySteps)
  return element
}

/** Lets the arrow keys move between the hours of days side by side, which are links with `data-hour`. @param hours of each day */
export function useHourKeys<Element extends HTMLElement>(element: RefObject<Element>, hours: number): void {
  const steps = useMemo(() => ({ ArrowUp: -1, ArrowDown: 1, ArrowLeft: -hours, ArrowRight: hours }), [hours])
  useArrowKeys(element, "data-hour", steps)
}
