/** Minutes between two times at which a record can be dropped. */
const step = 15

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":")

type Dragged = {
  /** The form of the record. */ form: string
  /** Minutes between its start and the pointer. */ grip: number
  /** Minutes that it is high. */ length: number
}

type Drop = { date: string; time: string }

/**
 * Lets the entries of a timetable be dragged to another time (`data-form`). The day's part has its date and the first minute to come
 * (`data-date`, `data-from`); the table has its first hour and their number. A frame shows where the entry would stand. Dragging is the
 * browser's own, for a mouse: on touch screens and by keyboard the link of the entry is the way.
 * @param drop called with the form and the new start
 */
export function calendarDrag(table: HTMLElement, drop: (form: string, to: Drop) => void): void {
  let dragged: Dragged | undefined
  const frame = document.createElement("div")
  frame.className = "drop"
  frame.setAttribute("aria-hidden", "true")

  const numberOf = (element: HTMLElement, name: string) => Number(element.dataset[name] ?? 0)
  const dayOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>("[data-from]") : null)

  /** The minute of the day below a pointer. */
  const minuteAt = (day: HTMLElement, y: number) => {
    const { top, height } = day.getBoundingClientRect()
    return numberOf(table, "first") * 60 + ((y - top) / height) * numberOf(table, "hours") * 60
  }
  /** Where the dragged entry would start; undefined in the past and outside the day. */
  const startAt = (day: HTMLElement | null, y: number): number | undefined => {
    if (!dragged || !day) return undefined
    const start = Math.round((minuteAt(day, y) - dragged.grip) / step) * step
    const isShown = start >= numberOf(table, "first") * 60 && start < 24 * 60
    return isShown && start >= numberOf(day, "from") ? start : undefined
  }
  const end = () => {
    dragged = undefined
    frame.remove()
  }
  table.addEventListener("dragstart", (event) => {
    const entry = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-form]") : null
    const day = dayOf(event)
    if (!entry?.draggable || !day) return
    const { top } = entry.getBoundingClientRect()
    const [from, to] = [minuteAt(day, top), minuteAt(day, event.clientY)]
    dragged = { form: entry.dataset["form"] ?? "", grip: to - from, length: numberOf(entry, "length") }
    event.dataTransfer?.setData("text/plain", entry.textContent ?? "")
  })
  table.addEventListener("dragover", (event) => {
    const day = dayOf(event)
    const start = startAt(day, event.clientY)
    if (!dragged || !day || start === undefined) return frame.remove()
    event.preventDefault()
    if (frame.parentElement === day && frame.dataset["at"] === String(start)) return
    const from = start - numberOf(table, "first") * 60
    frame.dataset["at"] = String(start)
    frame.textContent = clock(start)
    frame.style.setProperty("--from", String(from))
    frame.style.setProperty("--to", String(from + Math.max(dragged.length, 30)))
    day.append(frame)
  })
  table.addEventListener("drop", (event) => {
    const day = dayOf(event)
    const start = startAt(day, event.clientY)
    if (!dragged || !day || start === undefined) return
    event.preventDefault()
    drop(dragged.form, { date: day.dataset["date"] ?? "", time: clock(start) })
    end()
  })
  table.addEventListener("dragend", end)
}
