import { useRef } from "react"

const days = ['[data-p-highlight="true"]', ".p-datepicker-today span", 'td span:not([data-p-disabled="true"])']

function focusDay(panel: Element): void {
  const day = days.map((selector) => panel.querySelector<HTMLElement>(selector)).find(Boolean)
  if (!day) return
  day.tabIndex = 0
  day.focus()
}

/**
 * Keeps the focus in the date picker's panel. PrimeReact 10.9.9 recreates its table of days on every render, also on the one after the
 * focus has moved into it, so the focus returns to the document. It is then moved to the selected day, or to today.
 */
export function usePanelFocus() {
  const observer = useRef<MutationObserver>()

  const watch = (panel: Element | null) => {
    if (!panel) return
    const restore = () => {
      if (document.activeElement === document.body) focusDay(panel)
    }
    restore()
    observer.current = new MutationObserver(restore)
    observer.current.observe(panel, { childList: true, subtree: true })
  }

  const unwatch = () => observer.current?.disconnect()

  return { watch, unwatch }
}
