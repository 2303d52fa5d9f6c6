import { valueOf } from "#app/lib/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import { calendarSpan, dayWords, weekdayNames, type CalendarSpan } from "#app/lib/time-calendar.server.ts"
import {
  instantOf,
  lastMomentBefore,
  monthName,
  offsetText,
  rangeWithEdges,
  startOfDay,
  zoneName,
  datesBetween,
  timeOfDay,
} from "#app/lib/time.server.ts"
import { choicesOf } from "#app/parts/group-filter.server.ts"
import { groupedWorkgroups } from "#app/parts/grouped-workgroups.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { DaySpan } from "./day-layout.ts"
import type { CalendarSearch } from "./list.query.ts"
import { moveOf, recordToMove } from "./move.server.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { createTargets } from "#app/parts/create/create-targets.server.ts"
import type { CreateTarget } from "#app/parts/create/create-targets.ts"
import { locationView } from "#app/parts/location/location-view.ts"
import { recordHref } from "#app/parts/record-href.server.ts"

type Zoned = Pick<RequestContext, "zone" | "locale" | "isUtc">

/** Groups by which the calendar can be filtered, and the forms of a new meeting; none of them if they cannot be loaded. */
async function groupOptions(context: RequestContext) {
  const grouped = await groupedWorkgroups(context)
  if (!grouped.ok) return { options: [], meetings: [] }
  const options = choicesOf(grouped.value, context.locale)
  const meetings = createTargets(context.alliance, grouped.value).filter(({ module }) => module === "meeting")
  return { options, meetings }
}

/** The form of a new meeting for a free hour: in the group that the calendar shows, otherwise the person's first one. */
function meetingForm(meetings: CreateTarget[], group: string | undefined): string | undefined {
  const fits = ({ acronym, isOther }: CreateTarget) => (group === undefined ? !isOther : acronym === group)
  return meetings.find(fits)?.href
}

/** The first and the last day of a view in words; undefined for a month, which has a name. */
function endsOf({ view, first, last }: CalendarSpan, { locale }: RequestContext) {
  return view === "month" || view === "day"
    ? undefined
    : { from: dayWords(first, locale).whole, to: dayWords(last, locale).whole }
}

function titleOf({ view, first }: CalendarSpan, ends: ReturnType<typeof endsOf>, { locale }: RequestContext): string {
  if (view === "day") return dayWords(first, locale).whole
  if (ends) return serverIntl(locale).formatMessage({ id: "calendar.span" }, ends)
  const [year = 0, month = 0] = first.split("-").map(Number)
  return monthName(year, month, locale)
}

/** The name of the page's time zone and its offsets in the days shown, read once a week: two if the clocks change there (I18N-03). */
export function zoneOfDays({ from, to, weeks }: CalendarSpan, { zone, locale, isUtc }: Zoned) {
  const everyWeek = weeks.flat().filter((_, at) => at % 7 === 0)
  const starts = everyWeek.map((date) => startOfDay(date, zone) ?? from)
  const offsets = new Set([...starts, lastMomentBefore(to)].map((instant) => offsetText(zone, instant)))
  const offset = new Intl.ListFormat(locale, { type: "disjunction" }).format(offsets)
  return { name: zoneName(zone, locale, from), offset, isUtc }
}

/** Returns one view of the calendar: its days with their entries, in the page's time zone (CAL-01). */
export async function calendarView(context: RequestContext, requested: CalendarSearch) {
  const { api, locale, now, zone } = context
  const known = groupOptions(context)
  const moving = recordToMove(context, requested.move)
  const isKnown = requested.group !== undefined && (await known).options.some(({ value }) => value === requested.group)
  const search = { ...requested, group: isKnown ? requested.group : undefined }
  const span = calendarSpan(requested.view, requested.date, { now, zone, locale })
  const { weeks, first, last, today } = span
  const query = {
    ...rangeWithEdges(span),
    mine: search.isMine || undefined,
    module: search.module && [search.module],
    group_acronym: search.group === undefined ? undefined : [search.group],
  }
  const calls = [known, api.get("/calendar", { query }), moving] as const
  const [{ options: groups, meetings }, answer, moved] = await Promise.all(calls)
  const { items } = valueOf(answer)
  const { alliance } = context
  const entries = entriesByDay(items, weeks.flat(), { alliance, locale, zone })
  const dayOf = (date: string) => ({
    date,
    words: dayWords(date, locale),
    isOut: date < first || date > last,
    isToday: date === today,
    entries: entries.get(date) ?? [],
  })
  const ends = endsOf(span, context)
  return {
    search: {
      ...search,
      date: requested.date === undefined ? undefined : span.date,
      move: moved && requested.move,
    },
    /** The record that the person is moving. */
    moved,
    title: titleOf(span, ends, context),
    ends,
    weekdays: weekdayNames(weeks[0]?.slice(0, 7) ?? [], locale),
    weeks: weeks.map((week) => week.map(dayOf)),
    previous: span.previous,
    next: span.next,
    groups,
    zone: zoneOfDays(span, context),
    meetingForm: meetingForm(meetings, search.group),
    today,
    /** Minutes since midnight, by the clock of the page's zone. */
    minute: minuteOf(timeOfDay(instantOf(now), context)),
  }
}

export type CalendarPage = Awaited<ReturnType<typeof calendarView>>
export type CalendarDay = CalendarPage["weeks"][number][number]

type CalendarEvent = components["schemas"]["CalendarListEvent"]

/** Why an event appears on a day: it begins or continues there, or its time window opens, closes or is due. */
type EntryMark = "begins" | "continues" | "all-day" | "opens" | "closes" | "due"

/** Alliance, locale and time zone for which entries are formatted. */
type EntryStyle = { alliance: string; locale: Locale; zone: string }

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

/** Minutes since midnight of a displayed time: "15:30". */
function minuteOf({ text }: { text: string }): number {
  const [hour = 0, minute = 0] = text.split(":").map(Number)
  return hour * 60 + minute
}

/**
 * The minutes of a day that an event takes, by the clock on the wall; undefined if it has the whole day. The hour that a clock change skips
 * is as high as any other, and in the one that it repeats an event ends at its start at the earliest.
 */
function spanOn(event: CalendarEvent, { date, mark, at }: Placed, style: EntryStyle): DaySpan | undefined {
  const { module, start_time, end_time } = event
  if (mark === "all-day") return undefined
  const from = mark === "continues" ? 0 : minuteOf(timeOfDay(at, { ...style, isEnd: module === "proposal" }))
  if (mark !== "begins" && mark !== "continues") return { from, to: from }
  if (fillsDay(date, event, style.zone)) return undefined
  const [last] = datesBetween(start_time, end_time, style.zone).slice(-1)
  const end = minuteOf(timeOfDay(end_time, style))
  const endsLater = last !== date || (end === 0 && start_time !== end_time)
  return { from, to: endsLater ? 24 * 60 : Math.max(from, end) }
}

function entryOf(event: CalendarEvent, { date, mark, at }: Placed, style: EntryStyle) {
  const { alliance, locale } = style
  const { module, key, subject, group, location, status } = event
  const href = recordHref(alliance, event)
  const isTimed = mark !== "continues" && mark !== "all-day"
  const time = isTimed ? timeOfDay(at, { ...style, isEnd: module === "proposal" }) : undefined
  return {
    id: `${module} ${key} ${mark}`,
    module,
    mark,
    time,
    span: spanOn(event, { date, mark, at }, style),
    until: endOn(date, event, mark, style),
    subject,
    href,
    move: mark === "begins" ? moveOf(event, href) : undefined,
    group: group ? { acronym: group.acronym, name: nameIn(locale, group) } : undefined,
    location: locationView(location),
    isCancelled: status === "cancelled",
    order: isTimed ? Date.parse(at) : -1,
  }
}

/** An event as shown on one day. */
type CalendarEntry = ReturnType<typeof entryOf>

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
