import { useNavigate } from "@remix-run/react"
import { type PointerEvent, type RefObject, useEffect, useRef } from "react"

/** Makes the entry under the pointer draggable, and loads the code for dropping it when one first comes to an entry that can be moved. */
export function useEntryDrag(table: RefObject<HTMLElement>) {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  })
  const loading = useRef<Promise<unknown>>()
  return ({ target }: PointerEvent) => {
    const entry = target instanceof Element ? target.closest<HTMLElement>("[data-form]") : null
    if (!entry) return
    loading.current ??= import("./calendar-drag.ts").then(({ calendarDrag }) => {
      const drop = (form: string, to: { date: string; time: string }) =>
        latest.current(`${form}?${new URLSearchParams(to)}`)
      if (table.current) calendarDrag(table.current, drop)
    })
    loading.current.then(
      () => {
        entry.draggable = true
        // A browser drags links by themselves, and opens one that is dropped on the page.
        for (const link of entry.querySelectorAll("a")) link.draggable = false
      },
      () => (loading.current = undefined),
    )
  }
}
