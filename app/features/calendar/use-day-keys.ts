import { useEffect, useRef, type RefObject } from "react"

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * The arrow keys go from day to day of a calendar: the table whose days are links with `data-day`. Tab still reaches
 * every link by itself, so nothing is lost without it.
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
