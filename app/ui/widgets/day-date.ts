/** The local date of a day (RFC 3339 full-date), at noon, so that no clock change can move it to another day. */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  return new Date(year, month - 1, date, 12)
}

/** The day (RFC 3339 full-date) of a local date. */
export function dayOfDate(date: Date): string {
  const parts = [date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, "0"))
  return [String(date.getFullYear()).padStart(4, "0"), ...parts].join("-")
}
