import { useEffect, useRef, type RefObject } from "react"

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * Lets the arrow keys move between the days of a calendar table whose days are links with `data-day`. Every link is still reachable with
 * Tab, so the page also works without this hook.
 */
export function useDayKeys(): RefObject<HTMLTableElement> {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const element = table.current
    if (!element) return
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const from = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-day]") : null
      if (step === undefined || !from || event.altKey || event.ctrlKey || event.metaKey) return
      const days = [...element.querySelectorAll<HTMLElement>("[data-day]")]
      const to = days[days.indexOf(from) + step]
      if (!to) return
      event.preventDefault()
      to.focus()
    }
    element.addEventListener("keydown", move)
    return () => element.removeEventListener("keydown", move)
  }, [])
  return table
}
