import type { components } from "#openapi/generated/schema.d.ts"

/** How often a meeting is repeated (MEET-11). */
type Every = components["schemas"]["MeetingRepeatEvery"]

const dayLength = 86_400_000
const weeks = { week: 1, two_weeks: 2 }
/** The last year that the contract allows (`InstantInput`). */
export const lastYear = 2099

/** The day of a repeated meeting; in a month that is too short, its last day (MEET-11). @param day of the first one, `2026-11-20` */
export function repeatedDay(day: string, every: Every, times: number): string {
  const first = new Date(`${day}T00:00:00Z`)
  if (every !== "month") return dayText(first.getTime() + weeks[every] * 7 * dayLength * times)
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + times]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayText(Date.UTC(year, month, Math.min(first.getUTCDate(), lastOfMonth)))
}

const dayText = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** The first meeting of a new series after the last year that is allowed: its position, from 1, and its day; undefined if there is none. */
export function tooLateOccurrence(
  day: string,
  every: Every,
  count: number,
): { position: number; day: string } | undefined {
  for (let position = 2; position <= count; position += 1) {
    const its = repeatedDay(day, every, position - 1)
    if (Number(its.slice(0, 4)) > lastYear) return { position, day: its }
  }
  return undefined
}
