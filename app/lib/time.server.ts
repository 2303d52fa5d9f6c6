import { Temporal } from "temporal-polyfill"
import type { Locale } from "./locale.ts"

/** An instant for a page: RFC 3339 text for `<time datetime>`, and what people read, always in a named zone (I18N-03). */
export type Moment = { instant: string; text: string }

/** In which language and zone times are written. `zone` is an IANA name. */
export type TimeStyle = { locale: Locale; zone: string }

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Date and time in a zone at some epoch milliseconds, "2026-11-20 15:00": that is how Swedish writes them. Temporal, and formats of the
 * person's language that are asked for their parts, take several times as long; a page of a list has a hundred times.
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

/** What the runtime calls the months, January first, or the days of a week, Sunday first; in UTC. */
function namesOf(what: "month" | "weekday", language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { [what]: "short", timeZone: "UTC" })
  const [year, sunday] = [Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month)), Date.UTC(2026, 1, 1)]
  const starts = what === "month" ? year : Array.from({ length: 7 }, (_, day) => sunday + day * dayLength)
  return starts.map((start) => format.format(start))
}

const months = namesOf("month", "en-GB").map((name) => name.replace("Sept", "Sep"))
const weekdays = { en: namesOf("weekday", "en-GB"), zh: namesOf("weekday", "zh-CN") }

type Part = "weekday" | "day" | "month" | "year" | "hour" | "minute"

/** The parts of "2026-11-20 15:00", or of the date alone, as a language writes them. */
function partsIn(locale: Locale, text: string): Record<Part, string> {
  const [year = "", month = "", day = "", hour = "", minute = ""] = text.split(/[-: ]/)
  const weekday = weekdays[locale][new Date(text.slice(0, 10)).getUTCDay()] ?? ""
  if (locale === "zh") return { weekday, day, month, year, hour, minute }
  return { weekday, day: String(Number(day)), month: months[Number(month) - 1] ?? "", year, hour, minute }
}

function partsOf(instant: string, { locale, zone }: TimeStyle): Record<Part, string> {
  return partsIn(locale, localText(zone, Date.parse(instant)))
}

/** "Fri 20 Nov 2026, 15:00", "2026-11-20 周五 15:00". */
export function moment(instant: string, style: TimeStyle): Moment {
  const { weekday, day, month, year, hour, minute } = partsOf(instant, style)
  const date = style.locale === "zh" ? `${year}-${month}-${day} ${weekday}` : `${weekday} ${day} ${month} ${year},`
  return { instant, text: `${date} ${hour}:${minute}` }
}

const inBrackets = (text: string, more: string, locale: Locale) =>
  text + (locale === "zh" ? `（${more}）` : ` (${more})`)

/** A time inside a sentence, where no heading tells its zone: "Fri 20 Nov 2026, 15:00 (UTC+8)", "2026-11-20 周五 15:00（UTC+8）". */
export function momentWithZone(instant: string, style: TimeStyle): Moment {
  const offset = offsetText(style.zone, instant)
  return { instant, text: inBrackets(moment(instant, style).text, offset, style.locale) }
}

/** Without the year: "Fri 20 Nov, 15:00", "11-20 周五 15:00"; for lists of what is near. */
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

/** For files that programs read: local time with its offset, "2026-11-20T15:00+08:00". */
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

/** Whether this runtime knows a zone by its IANA name; a backend may know more of them, or have a wrong one. */
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

/** Hours before or after UTC at an instant: "UTC", "UTC+8", "UTC−3:30". */
export function offsetText(zone: string, instant: string): string {
  const minutes = Math.round(Temporal.Instant.from(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 60e9)
  if (minutes === 0) return "UTC"
  const hours = Math.trunc(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`
}

/** The place that names a zone: "Asia/Shanghai" → "Shanghai"; Chinese names come from the runtime's own data. */
export function zoneName(zone: string, locale: Locale, instant: string): string {
  if (zone === "UTC") return "UTC"
  if (locale === "en") return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ")
  const format = new Intl.DateTimeFormat("zh-CN", { timeZone: zone, timeZoneName: "longGeneric" })
  return format.formatToParts(new Date(instant)).find(({ type }) => type === "timeZoneName")?.value ?? zone
}

/** A zone with its hours at an instant: "Shanghai (UTC+8)", "中国标准时间（UTC+8）"; UTC as it is. */
export function zoneWithOffset(zone: string, locale: Locale, instant: string): string {
  return zone === "UTC" ? zone : inBrackets(zoneName(zone, locale, instant), offsetText(zone, instant), locale)
}

/** The name of the person's zone, for heads of columns and of files with times in it. @param now epoch milliseconds */
export function zoneHere({ zone, locale, now }: { zone: string; locale: Locale; now: number }): string {
  return zoneName(zone, locale, instantOf(now))
}

/** Days from one instant to a later one by the calendar of a zone: 0 on its last day, and when it has passed. */
export function daysLeft(from: string, to: string, zone: string): number {
  const [first, last] = [from, to].map((instant) => Date.parse(localText(zone, Date.parse(instant)).slice(0, 10)))
  return Math.max(0, ((last ?? 0) - (first ?? 0)) / dayLength)
}

/** The date (RFC 3339 full-date) in a zone at some epoch milliseconds. */
const dateIn = (zone: string, milliseconds: number) => localText(zone, milliseconds).slice(0, 10)

/** The date at the begin of a day in UTC, which is how days are counted. */
const dateOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** One day of a month grid; `isInMonth` is false for the days that fill its first and last week. */
export type MonthDay = { date: string; day: number; isInMonth: boolean; isToday: boolean }

/** A month as weeks of seven days from Monday, and its first and last instant in the zone (exclusive end). */
export type MonthGrid = { year: number; month: number; weeks: MonthDay[][]; from: string; to: string }

/** The month in which an instant lies in a zone. */
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

/** The dates (RFC 3339 full-date) on which something that lasts from one instant to another takes place in a zone. */
export function datesBetween(from: string, to: string, zone: string): string[] {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const first = dateIn(zone, start)
  const last = end > start ? dateIn(zone, end - 1) : first
  const days = (Date.parse(last) - Date.parse(first)) / dayLength
  return Array.from({ length: Math.min(days, 366) + 1 }, (_, index) => dateOf(Date.parse(first) + index * dayLength))
}

/**
 * The first instant of a day in a zone, or of one some days after it; undefined for a text that is no day of 1900 to 2199.
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

const longMonth = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" })

/** The name of a month: "November 2026", "2026 年 11 月". */
export function monthName(year: number, month: number, locale: Locale): string {
  if (locale === "zh") return `${year} 年 ${month} 月`
  return `${longMonth.format(Date.UTC(year, month - 1, 15))} ${year}`
}
