import { useNavigate } from "@remix-run/react"
import { type RefObject, useEffect, useRef } from "react"
import { usePreparedDrag } from "#app/ui/use-prepared-drag.ts"

/** Lets the entries of a timetable that can be moved be dragged to another time or end; a drop opens the form of the record with it. */
export function useEntryDrag(table: RefObject<HTMLElement>) {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  })
  const load = async () => {
    const { calendarDrag } = await import("./calendar-drag.ts")
    if (table.current) calendarDrag(table.current, (form, to) => latest.current(`${form}?${new URLSearchParams(to)}`))
  }
  return usePreparedDrag("[data-form]", load, (entry) => {
    entry.draggable = true
    const grip = entry.querySelector<HTMLElement>(".grip")
    if (grip) grip.draggable = true
    // A browser drags links by themselves, and opens one that is dropped on the page.
    for (const link of entry.querySelectorAll("a")) link.draggable = false
  })
}
