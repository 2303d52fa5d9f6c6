import { Temporal } from "temporal-polyfill"
import type { Locale } from "./locale.ts"

/** An instant for a page: RFC 3339 text for `<time datetime>`, and the displayed text, always in a named time zone (I18N-03). */
export type Moment = { instant: string; text: string }

/**
 * Language and time zone in which times are formatted. `zone` is an IANA name. `isEnd`: the instant ends a period of whole days, so
 * midnight is 24:00 of the last day, the day that stands where only the day is named (`lastMomentBefore`).
 */
export type TimeStyle = { locale: Locale; zone: string; isEnd?: boolean }

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats epoch milliseconds as date and time in a zone, "2026-11-20 15:00", which is the Swedish format. Temporal, or `formatToParts` in
 * the user's language, takes several times as long, and a list page has a hundred times to format.
 */
function localText(timeZone: string, milliseconds: number): string {
  const known = formats.get(timeZone)
  if (known) return known.format(milliseconds)
  const date = { year: "numeric", month: "2-digit", day: "2-digit" } as const
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, ...date, ...time })
  formats.set(timeZone, format)
  return format.format(milliseconds)
}

const dayLength = 86_400_000

/** Short names of the months, January first, or of the weekdays, Sunday first, from the runtime's data. */
function namesOf(what: "month" | "weekday", language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { [what]: "short", timeZone: "UTC" })
  const [year, sunday] = [Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month)), Date.UTC(2026, 1, 1)]
  const starts = what === "month" ? year : Array.from({ length: 7 }, (_, day) => sunday + day * dayLength)
  return starts.map((start) => format.format(start))
}

const months = namesOf("month", "en-GB").map((name) => name.replace("Sept", "Sep"))
const weekdays = { en: namesOf("weekday", "en-GB"), zh: namesOf("weekday", "zh-CN") }

type Part = "weekday" | "day" | "month" | "year" | "hour" | "minute"

/** Parses "2026-11-20 15:00", or only the date, into parts formatted for a language. */
function partsIn(locale: Locale, text: string): Record<Part, string> {
  const [year = "", month = "", day = "", hour = "", minute = ""] = text.split(/[-: ]/)
  const weekday = weekdays[locale][new Date(text.slice(0, 10)).getUTCDay()] ?? ""
  if (locale === "zh") return { weekday, day, month, year, hour, minute }
  return { weekday, day: String(Number(day)), month: months[Number(month) - 1] ?? "", year, hour, minute }
}

function partsOf(instant: string, { locale, zone, isEnd }: TimeStyle): Record<Part, string> {
  const text = localText(zone, Date.parse(instant))
  if (!isEnd || !text.endsWith(" 00:00")) return partsIn(locale, text)
  return partsIn(locale, `${localText(zone, Date.parse(instant) - 1).slice(0, 10)} 24:00`)
}

/** "Fri 20 Nov 2026, 15:00", "2026-11-20 周五 15:00". */
export function moment(instant: string, style: TimeStyle): Moment {
  const { weekday, day, month, year, hour, minute } = partsOf(instant, style)
  const date = style.locale === "zh" ? `${year}-${month}-${day} ${weekday}` : `${weekday} ${day} ${month} ${year},`
  return { instant, text: `${date} ${hour}:${minute}` }
}

const inBrackets = (text: string, more: string, locale: Locale) =>
  text + (locale === "zh" ? `（${more}）` : ` (${more})`)

/** A time within a sentence, where no heading names the zone: "Fri 20 Nov 2026, 15:00 (UTC+8)", "2026-11-20 周五 15:00（UTC+8）". */
export function momentWithZone(instant: string, style: TimeStyle): Moment {
  const offset = offsetText(style.zone, instant)
  return { instant, text: inBrackets(moment(instant, style).text, offset, style.locale) }
}

/** Without the year: "Fri 20 Nov, 15:00", "11-20 周五 15:00"; for lists of upcoming or recent items. */
export function nearMoment(instant: string, style: TimeStyle): Moment {
  const { weekday, day, month, hour, minute } = partsOf(instant, style)
  const date = style.locale === "zh" ? `${month}-${day} ${weekday}` : `${weekday} ${day} ${month},`
  return { instant, text: `${date} ${hour}:${minute}` }
}

/** The time alone: "15:00". */
export function timeOfDay(instant: string, style: TimeStyle): Moment {
  const { hour, minute } = partsOf(instant, style)
  return { instant, text: `${hour}:${minute}` }
}

/** For machine-readable files: local time with its offset, "2026-11-20T15:00+08:00". */
export function zonedText(instant: string, zone: string): string {
  const time = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
  return time.toString({ timeZoneName: "never", smallestUnit: "minute" })
}

/** The day alone: "20 Nov", "11-20". */
export function nearDay(instant: string, { locale, zone }: TimeStyle): Moment {
  return { instant, text: dateText(localText(zone, Date.parse(instant)), locale) }
}

/** The day with its year: "11 Mar 2024", "2024-03-11". */
export function fullDay(instant: string, style: TimeStyle): Moment {
  const { day, month, year } = partsOf(instant, style)
  return { instant, text: style.locale === "zh" ? `${year}-${month}-${day}` : `${day} ${month} ${year}` }
}

/** A calendar date (RFC 3339 full-date) as "20 Nov", "11-20". */
export function dateText(date: string, locale: Locale): string {
  const { day, month } = partsIn(locale, date)
  return locale === "zh" ? `${month}-${day}` : `${day} ${month}`
}

const zones = new Map<string, boolean>()

/** Whether this runtime supports an IANA time zone; the backend may send one that it does not know. */
export function isZone(name: string): boolean {
  const known = zones.get(name)
  if (known !== undefined) return known
  if (zones.size > 2_000) zones.clear()
  const isKnown = canFormat(name)
  zones.set(name, isKnown)
  return isKnown
}

function canFormat(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }) !== undefined
  } catch {
    return false
  }
}

/** The UTC offset of a zone at an instant: "UTC", "UTC+8", "UTC−3:30". */
export function offsetText(zone: string, instant: string): string {
  const minutes = Math.round(Temporal.Instant.from(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 60e9)
  if (minutes === 0) return "UTC"
  const hours = Math.trunc(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`
}

/** The display name of a time zone: "Asia/Shanghai" → "Shanghai"; Chinese names come from the runtime's data. */
export function zoneName(zone: string, locale: Locale, instant: string): string {
  if (zone === "UTC") return "UTC"
  if (locale === "en") return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ")
  const format = new Intl.DateTimeFormat("zh-CN", { timeZone: zone, timeZoneName: "longGeneric" })
  return format.formatToParts(new Date(instant)).find(({ type }) => type === "timeZoneName")?.value ?? zone
}

/** A time zone with its offset at an instant: "Shanghai (UTC+8)", "中国标准时间（UTC+8）"; UTC has no offset. */
export function zoneWithOffset(zone: string, locale: Locale, instant: string): string {
  return zone === "UTC" ? zone : inBrackets(zoneName(zone, locale, instant), offsetText(zone, instant), locale)
}

/** The name of the user's time zone, for column headings and the header row of files. @param now epoch milliseconds */
export function zoneHere({ zone, locale, now }: { zone: string; locale: Locale; now: number }): string {
  return zoneName(zone, locale, instantOf(now))
}

/** Calendar days in a zone from one instant to a later one: 0 on the last day, and after it. */
export function daysLeft(from: string, to: string, zone: string): number {
  const [first, last] = [from, to].map((instant) => Date.parse(localText(zone, Date.parse(instant)).slice(0, 10)))
  return Math.max(0, ((last ?? 0) - (first ?? 0)) / dayLength)
}

/** The date (RFC 3339 full-date) of epoch milliseconds in a time zone. */
const dateIn = (zone: string, milliseconds: number) => localText(zone, milliseconds).slice(0, 10)

/** The UTC date of epoch milliseconds; days are counted in UTC. */
const dateOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** One day of a month grid; `isInMonth` is false for days of adjacent months in the first and last week. */
export type MonthDay = { date: string; day: number; isInMonth: boolean; isToday: boolean }

/** A month as weeks of seven days, starting on Monday, with its first instant and its end (exclusive) in the time zone. */
export type MonthGrid = { year: number; month: number; weeks: MonthDay[][]; from: string; to: string }

/** The month that contains an instant in a time zone. */
export function monthGrid(instant: string, zone: string): MonthGrid {
  const today = dateIn(zone, Date.parse(instant))
  const first = Temporal.PlainDate.from(today).with({ day: 1 })
  const start = Date.parse(first.toString()) - (first.dayOfWeek - 1) * dayLength
  const count = Math.ceil((first.dayOfWeek - 1 + first.daysInMonth) / 7)
  const dayAt = (offset: number): MonthDay => {
    const date = dateOf(start + offset * dayLength)
    const isInMonth = date.startsWith(today.slice(0, 7))
    return { date, day: Number(date.slice(-2)), isInMonth, isToday: date === today }
  }
  const weeks = Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_, at) => dayAt(week * 7 + at)))
  const at = (date: Temporal.PlainDate) => date.toZonedDateTime(zone).toInstant().toString()
  return { year: first.year, month: first.month, weeks, from: at(first), to: at(first.add({ months: 1 })) }
}

/** The dates (RFC 3339 full-date), in a time zone, of an event between two instants. */
export function datesBetween(from: string, to: string, zone: string): string[] {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const first = dateIn(zone, start)
  const last = end > start ? dateIn(zone, end - 1) : first
  const days = (Date.parse(last) - Date.parse(first)) / dayLength
  return Array.from({ length: Math.min(days, 366) + 1 }, (_, index) => dateOf(Date.parse(first) + index * dayLength))
}

/**
 * Returns the first instant of a day in a time zone, or of the day `daysAfter` days later; undefined if it is not a day of 1900 to 2199.
 * @param date RFC 3339 full-date, as a date field sends it
 */
export function startOfDay(date: string, zone: string, daysAfter = 0): string | undefined {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(date)) return undefined
  try {
    const day = Temporal.PlainDate.from(date, { overflow: "reject" }).add({ days: daysAfter })
    return day.toZonedDateTime(zone).toInstant().toString()
  } catch {
    return undefined
  }
}

/** Epoch milliseconds as RFC 3339 text. */
export function instantOf(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString()
}

/** The last moment of a period, given its exclusive end: for texts of the day alone, since a period until midnight ends on the day before. */
export function lastMomentBefore(end: string): string {
  return instantOf(Date.parse(end) - 1)
}

/**
 * The range of a request for events by day, from its first instant to its exclusive end. An event stands on a day also if it only touches
 * the range: a ballot that closes in its first instant, or a deadline at its end, which ends the day before.
 */
export function rangeWithEdges({ from, to }: { from: string; to: string }): { from: string; to: string } {
  return { from: lastMomentBefore(from), to: instantOf(Date.parse(to) + 1) }
}

const longMonth = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" })

/** The name of a month with its year: "November 2026", "2026 年 11 月". */
export function monthName(year: number, month: number, locale: Locale): string {
  if (locale === "zh") return `${year} 年 ${month} 月`
  return `${longMonth.format(Date.UTC(year, month - 1, 15))} ${year}`
}
