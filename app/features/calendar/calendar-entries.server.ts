import type { components } from "#openapi/generated/schema.d.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import { datesBetween, lastMomentBefore, startOfDay, timeOfDay } from "#app/lib/time.server.ts"
import { locationView } from "#app/parts/location/location-view.ts"
import { recordHref } from "#app/parts/record-href.server.ts"

type CalendarEvent = components["schemas"]["CalendarEvent"]

/** Why an event appears on a day: it begins or continues there, or its time window opens, closes or is due. */
export type EntryMark = "begins" | "continues" | "all-day" | "opens" | "closes" | "due"

/** Alliance, locale and time zone for which entries are formatted. */
export type EntryStyle = { alliance: string; locale: Locale; zone: string }

/** The days of an all-day event, counted in the time zone in which it was entered. */
function wholeDays({ start_time, end_time, timezone }: CalendarEvent): Placed[] {
  return datesBetween(start_time, end_time, timezone).map((date) => ({ date, mark: "all-day", at: start_time }))
}

type Placed = { date: string; mark: EntryMark; at: string }

/** Whether an event lasts from the beginning of a day to its end, in a time zone. */
function fillsDay(date: string, { start_time, end_time }: CalendarEvent, zone: string): boolean {
  const [from, to] = [startOfDay(date, zone), startOfDay(date, zone, 1)]
  if (from === undefined || to === undefined) return false
  return Date.parse(start_time) <= Date.parse(from) && Date.parse(to) <= Date.parse(end_time)
}

/** The days on which an event appears: events that take place appear on every day, time windows only on their first and last day. */
function placesOf(event: CalendarEvent, zone: string): Placed[] {
  const { module, start_time, end_time, is_all_day } = event
  const [first = ""] = datesBetween(start_time, start_time, zone)
  // A deadline at midnight ends the last day of a proposal's phase (PROP-06).
  const end = module === "proposal" ? lastMomentBefore(end_time) : end_time
  const [last = ""] = datesBetween(end, end, zone)
  if (module === "task" || module === "proposal") return [{ date: last, mark: "due", at: end_time }]
  if (module === "ballot" || module === "topic_call")
    return [
      { date: first, mark: "opens", at: start_time },
      { date: last, mark: "closes", at: end_time },
    ]
  if (is_all_day) return wholeDays(event)
  return datesBetween(start_time, end_time, zone).map((date) => ({
    date,
    mark: date === first && !fillsDay(date, event, zone) ? "begins" : "continues",
    at: start_time,
  }))
}

/** End time of the event, if it ends on this day; a moment has none, and neither has an event that fills the day. */
function endOn(date: string, event: CalendarEvent, mark: EntryMark, style: EntryStyle) {
  const { start_time, end_time } = event
  const [last] = datesBetween(start_time, end_time, style.zone).slice(-1)
  const hasOwnEnd = start_time !== end_time && !fillsDay(date, event, style.zone)
  const hasEnd = (mark === "begins" || mark === "continues") && last === date && hasOwnEnd
  return hasEnd ? timeOfDay(end_time, style) : undefined
}

function entryOf(event: CalendarEvent, { date, mark, at }: Placed, style: EntryStyle) {
  const { alliance, locale } = style
  const { module, key, subject, group, location, status } = event
  const isTimed = mark !== "continues" && mark !== "all-day"
  const time = isTimed ? timeOfDay(at, { ...style, isEnd: module === "proposal" }) : undefined
  return {
    id: `${module} ${key} ${mark}`,
    module,
    mark,
    time,
    hour: time && Number(time.text.slice(0, 2)),
    until: endOn(date, event, mark, style),
    subject,
    href: recordHref(alliance, event),
    group: group ? { acronym: group.acronym, name: nameIn(locale, group) } : undefined,
    location: locationView(location),
    isCancelled: status === "cancelled",
    order: isTimed ? Date.parse(at) : -1,
  }
}

/** An event as shown on one day. */
export type CalendarEntry = ReturnType<typeof entryOf>

/** Entries by date for the given days: all-day entries first, then by time. */
export function entriesByDay(
  events: readonly CalendarEvent[],
  dates: readonly string[],
  style: EntryStyle,
): Map<string, CalendarEntry[]> {
  const days = new Map(dates.map((date) => [date, [] as CalendarEntry[]]))
  for (const event of events)
    for (const placed of placesOf(event, style.zone)) days.get(placed.date)?.push(entryOf(event, placed, style))
  for (const entries of days.values()) entries.sort((a, b) => a.order - b.order)
  return days
}
