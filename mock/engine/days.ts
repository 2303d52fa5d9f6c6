import { day, type Instant } from "#mock/engine/store/clock.ts"

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of an instant in a time zone, as RFC 3339 full-date. */
export function dayIn(zone: string, instant: Instant): string {
  const formatter = formatters.get(zone) ?? new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" })
  formatters.set(zone, formatter)
  return formatter.format(instant)
}

/** Adds whole days to `date`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day)
}

/** The Monday of the week that contains a date. */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7))
}
