import { Temporal } from "temporal-polyfill"
import type { Locale } from "./locale.ts"
import { instantOf, startOfDay } from "./time.server.ts"
import { readDay } from "./typed-date.ts"

/** The views of a calendar (CAL-01). */
export type CalendarView = "month" | "week" | "day" | "agenda"

/**
 * The days of one view. Dates are RFC 3339 full-dates.
 * @property weeks the days in display order: whole weeks, or a single list of days for the agenda
 * @property first first day of the month, of the week, or of the agenda; `last` is the last one. A month's weeks may extend beyond both.
 * @property from first instant of the first day shown, in the time zone; `to` is the first instant after the last day
 * @property previous date in the link to the previous view; `next` is the one for the next view
 */
export type CalendarSpan = {
  view: CalendarView
  date: string
  weeks: string[][]
  first: string
  last: string
  from: string
  to: string
  previous: string
  next: string
  today: string
}

/** Number of days in the agenda. */
const agendaDays = 30

/** The first day of the week, 1 for Monday, as in printed calendars in Britain and in China (GB/T 7408). */
const weekStart: Record<Locale, number> = { en: 1, zh: 1 }

const parse = (date: string) => Temporal.PlainDate.from(date)

function daysFrom(start: Temporal.PlainDate, count: number): string[] {
  return Array.from({ length: count }, (_, days) => start.add({ days }).toString())
}

function weekOf(date: Temporal.PlainDate, locale: Locale): Temporal.PlainDate {
  return date.subtract({ days: (date.dayOfWeek - weekStart[locale] + 7) % 7 })
}

type Days = Pick<CalendarSpan, "weeks" | "first" | "last" | "previous" | "next">

const daysOf: Record<CalendarView, (date: Temporal.PlainDate, locale: Locale) => Days> = {
  month(date, locale) {
    const first = date.with({ day: 1 })
    const last = first.with({ day: first.daysInMonth })
    const start = weekOf(first, locale)
    const count = start.until(weekOf(last, locale)).days / 7 + 1
    return {
      weeks: Array.from({ length: count }, (_, week) => daysFrom(start.add({ days: week * 7 }), 7)),
      first: first.toString(),
      last: last.toString(),
      previous: first.subtract({ months: 1 }).toString(),
      next: first.add({ months: 1 }).toString(),
    }
  },
  week(date, locale) {
    const first = weekOf(date, locale)
    return {
      weeks: [daysFrom(first, 7)],
      first: first.toString(),
      last: first.add({ days: 6 }).toString(),
      previous: first.subtract({ days: 7 }).toString(),
      next: first.add({ days: 7 }).toString(),
    }
  },
  day(date) {
    const day = date.toString()
    const next = date.add({ days: 1 }).toString()
    return { weeks: [[day]], first: day, last: day, previous: date.subtract({ days: 1 }).toString(), next }
  },
  agenda(date) {
    return {
      weeks: [daysFrom(date, agendaDays)],
      first: date.toString(),
      last: date.add({ days: agendaDays - 1 }).toString(),
      previous: date.subtract({ days: agendaDays }).toString(),
      next: date.add({ days: agendaDays }).toString(),
    }
  },
}

/**
 * Returns the days of a view around a date in a time zone; at most 42 of them.
 * @param date from the URL, read like a typed one; replaced by today if it is not a day of 1900 to 2199
 * @param now epoch milliseconds
 */
export function calendarSpan(
  view: CalendarView,
  date: string | undefined,
  { now, zone, locale }: { now: number; zone: string; locale: Locale },
): CalendarSpan {
  const today = Temporal.Instant.from(instantOf(now)).toZonedDateTimeISO(zone).toPlainDate().toString()
  const reading = readDay(date ?? "")
  const day = reading.kind === "day" ? reading.day : date
  const asked = day !== undefined && startOfDay(day, zone) !== undefined ? day : today
  const days = daysOf[view](parse(asked), locale)
  const [start, end] = [days.weeks[0]?.[0] ?? asked, days.weeks.at(-1)?.at(-1) ?? asked]
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant().toString()
  return { view, date: asked, ...days, from: at(parse(start)), to: at(parse(end).add({ days: 1 })), today }
}

/** Texts for a day: for a cell of the month ("24", "1 Dec"), without the year, and in full. */
export type DayWords = { short: string; long: string; whole: string }

const patterns = new Map<Locale, { weekday: Intl.DateTimeFormat; month: Intl.DateTimeFormat }>()

function patternsOf(locale: Locale) {
  const known = patterns.get(locale)
  if (known) return known
  const language = locale === "zh" ? "zh-CN" : "en-GB"
  const made = {
    weekday: new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }),
    month: new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" }),
  }
  patterns.set(locale, made)
  return made
}

/** Returns the texts for a date; in full as "Tue 24 Nov 2026", "2026-11-24 周二". */
export function dayWords(date: string, locale: Locale): DayWords {
  const { weekday, month } = patternsOf(locale)
  const noon = new Date(`${date}T12:00:00Z`)
  const { day, month: monthNumber, year } = parse(date)
  const [dayOfWeek, name] = [weekday.format(noon), month.format(noon).slice(0, 3)]
  const near = locale === "zh" ? `${monthNumber} 月 ${day} 日` : `${day} ${name}`
  return {
    short: day === 1 ? near : String(day),
    long: locale === "zh" ? `${near} ${dayOfWeek}` : `${dayOfWeek} ${near}`,
    whole: locale === "zh" ? `${date} ${dayOfWeek}` : `${dayOfWeek} ${near} ${year}`,
  }
}

/** Weeks as lists of their seven days (RFC 3339 full-dates); the first one has the given day. */
export function weeksFrom(date: string, locale: Locale, count: number): string[][] {
  const start = weekOf(parse(date), locale)
  return Array.from({ length: count }, (_, week) => daysFrom(start.add({ days: week * 7 }), 7))
}

/** The weekday names of the given week, short and long. */
export function weekdayNames(week: readonly string[], locale: Locale): { short: string; long: string }[] {
  const long = new Intl.DateTimeFormat(locale === "zh" ? "zh-CN" : "en-GB", { weekday: "long", timeZone: "UTC" })
  return week.map((date) => {
    const noon = new Date(`${date}T12:00:00Z`)
    return { short: patternsOf(locale).weekday.format(noon), long: long.format(noon) }
  })
}
