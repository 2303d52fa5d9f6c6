import { clockText, dropPlace, type Dragged } from "./drop-place.ts"

type DraggedEntry = Dragged & {
  /** The form of the record. */ form: string
  /** The day's part of the table. */ day: HTMLElement
}

/** The new start of a record, or its new end. */
type Drop = { date: string; time: string } | { date: string; end: string }

/** Height of the frame in minutes, at least: that of an entry. */
const leastHeight = 30

const numberOf = (element: HTMLElement, name: string) => Number(element.dataset[name] ?? 0)
const within = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Lets the entries of a timetable be dragged to another time (`data-form`), and their lower edge to another end. The day's part has its
 * date and the first minute to come (`data-date`, `data-from`); the table has its first hour and their number; an entry has the minute of
 * its start and its length. A frame shows where the entry would stand. Dragging is the browser's own, for a mouse: on touch screens and by
 * keyboard the link of the entry is the way.
 * @param drop called with the form and the new start or end
 */
export function calendarDrag(table: HTMLElement, drop: (form: string, to: Drop) => void): void {
  let dragged: DraggedEntry | undefined
  const frame = document.createElement("div")
  frame.className = "drop"
  frame.setAttribute("aria-hidden", "true")

  /** The minute of the day below a pointer. */
  const minuteAt = (day: HTMLElement, y: number) => {
    const { top, height } = day.getBoundingClientRect()
    return numberOf(table, "first") * 60 + ((y - top) / height) * numberOf(table, "hours") * 60
  }
  /** Where the dragged entry would stand. An end stays on its day, also if the pointer leaves the column. */
  const placeAt = (event: DragEvent) => {
    const day = dragged?.edge === "end" ? dragged.day : within(event, "[data-from]")
    if (!dragged || !day) return undefined
    const shown = { first: numberOf(table, "first"), from: numberOf(day, "from") }
    const place = dropPlace(dragged, minuteAt(day, event.clientY), shown)
    return place && { ...place, day, dragged }
  }
  const end = () => {
    dragged = undefined
    frame.remove()
  }
  table.addEventListener("dragstart", (event) => {
    const entry = within(event, "[data-form]")
    const day = within(event, "[data-from]")
    if (!entry?.draggable || !day) return
    const edge = within(event, ".grip") ? "end" : "start"
    const [start, length] = [numberOf(entry, "start"), numberOf(entry, "length")]
    const grip = minuteAt(day, event.clientY) - (edge === "end" ? start + length : start)
    dragged = { form: entry.dataset["form"] ?? "", day, edge, start, length, grip }
    event.dataTransfer?.setData("text/plain", entry.textContent ?? "")
  })
  table.addEventListener("dragover", (event) => {
    const place = placeAt(event)
    if (!place) return frame.remove()
    event.preventDefault()
    const { day, from, to } = place
    const text = place.dragged.edge === "end" ? `${clockText(from)}–${clockText(to)}` : clockText(from)
    if (frame.parentElement === day && frame.textContent === text) return
    const top = numberOf(table, "first") * 60
    frame.textContent = text
    frame.style.setProperty("--from", String(from - top))
    frame.style.setProperty("--to", String(Math.max(to, from + leastHeight) - top))
    day.append(frame)
  })
  table.addEventListener("drop", (event) => {
    const place = placeAt(event)
    if (!place) return
    event.preventDefault()
    const date = place.day.dataset["date"] ?? ""
    const { form, edge } = place.dragged
    drop(form, edge === "end" ? { date, end: clockText(place.to) } : { date, time: clockText(place.from) })
    end()
  })
  table.addEventListener("dragend", end)
}
