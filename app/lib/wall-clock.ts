/** A wall-clock time as a form has it: a date (`2026-10-25`), a time of day (`02:30`), an IANA time zone, and the answer to a clock question. */
type TypedWallTime = {
  date?: string | undefined
  time?: string | undefined
  zone?: string | undefined
  answer?: string | undefined
}

/** The first and the last instant that a wall time may mean, in epoch milliseconds: the same one, unless a clock change skips or repeats it. */
export type InstantRange = { first: number; last: number }

const day = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** @throws RangeError for an unknown time zone */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const numeric = "numeric"
  const parts = {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  } as const
  const clock = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...parts })
  clocks.set(timeZone, clock)
  return clock
}

/**
 * What a clock of the zone shows at an instant, as if it were a time in UTC (epoch milliseconds). @throws RangeError for an unknown time zone
 */
export function shownAt(instant: number, zone: string): number {
  // the order of the numbers in American English; `formatToParts` takes more than twice the time, and a week of hours asks a thousand times
  const [month = 1, date = 1, year = 0, ...time] = (clockOf(zone).format(instant).match(/\d+/g) ?? []).map(Number)
  return Date.UTC(year, month - 1, date, ...time)
}

/**
 * The instants for the offsets a day before and a day after: one if no clock changes between them; otherwise those that really show the time, or
 * both if none does.
 */
function candidates(shown: number, zone: string): number[] {
  const around = [shown - day, shown + day].map((instant) => shown - (shownAt(instant, zone) - instant))
  if (around[0] === around[1]) return around
  const real = around.filter((instant) => shownAt(instant, zone) === shown)
  return real.length > 0 ? real : around
}

/** The instant that was answered, if it is one that the time may mean; otherwise the range of all. */
function answeredRange(instants: number[], answered: number): InstantRange {
  const range = { first: Math.min(...instants), last: Math.max(...instants) }
  const isAnswer = answered >= range.first && answered <= range.last
  return isAnswer ? { first: answered, last: answered } : range
}

/**
 * Converts a wall time to instants, in the browser as on the server, with the time zones of the runtime alone (`Intl`): for rules that
 * compare times (I18N-04). What is stored is computed by `wallInstant` on the server.
 * @returns undefined for an incomplete or invalid date or time, and for an unknown zone: other rules report those
 */
export function instantsOf({ date, time, zone, answer = "" }: TypedWallTime): InstantRange | undefined {
  const shown = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(shown) || !zone) return undefined
  try {
    return answeredRange(candidates(shown, zone), Date.parse(answer))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
