import { Temporal } from "temporal-polyfill"
import { isZone, offsetText } from "./time.server.ts"

/** A wall-clock time: a date (`2026-10-25`), a time of day (`02:30`), and an IANA time zone. */
export type WallTime = { date: string; time: string; zone: string }

/** One instant that a wall time may mean. `value` is RFC 3339 with offset, `time` is the wall-clock time at that instant. */
export type WallChoice = { value: string; time: string; offset: string }

/**
 * The interpretation of a wall time (I18N-04).
 * `exact`: one instant, RFC 3339 with offset. `gap`: the clock change skips it, between `from` and `to`; the only choice is the first
 * time that exists again. `overlap`: the time occurs twice. `unknown`: no such date, time or zone.
 */
export type WallReading =
  | { kind: "exact"; instant: string }
  | { kind: "gap"; from: string; to: string; choices: WallChoice[] }
  | { kind: "overlap"; choices: WallChoice[] }
  | { kind: "unknown" }

const clock = (time: { toPlainTime(): Temporal.PlainTime }) => time.toPlainTime().toString({ smallestUnit: "minute" })

const instantText = (time: Temporal.ZonedDateTime) => time.toString({ timeZoneName: "never", smallestUnit: "second" })

function choiceOf(time: Temporal.ZonedDateTime): WallChoice {
  const value = instantText(time)
  return { value, time: clock(time), offset: offsetText(time.timeZoneId, value) }
}

function gapBetween(earlier: Temporal.ZonedDateTime, later: Temporal.ZonedDateTime): WallReading {
  const jump = earlier.getTimeZoneTransition("next") ?? later
  const nanoseconds = later.offsetNanoseconds - earlier.offsetNanoseconds
  const from = jump.toPlainDateTime().subtract({ nanoseconds })
  return { kind: "gap", from: clock(from), to: clock(jump), choices: [choiceOf(jump)] }
}

function readingOf({ date, time, zone }: WallTime): WallReading {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: "reject" })
  const earlier = wall.toZonedDateTime(zone, { disambiguation: "earlier" })
  const later = wall.toZonedDateTime(zone, { disambiguation: "later" })
  if (earlier.epochMilliseconds === later.epochMilliseconds) return { kind: "exact", instant: instantText(earlier) }
  const isTwice = earlier.toPlainDateTime().equals(later.toPlainDateTime())
  return isTwice ? { kind: "overlap", choices: [choiceOf(earlier), choiceOf(later)] } : gapBetween(earlier, later)
}

/** Interprets a wall time without an answer from the user. */
export function readWallTime(wall: WallTime): WallReading {
  try {
    return readingOf(wall)
  } catch (error) {
    if (error instanceof RangeError) return { kind: "unknown" }
    throw error
  }
}

/**
 * Interprets a wall time with the user's answer to a gap or an overlap.
 * @param answer `value` of one of the choices; any other value, such as the answer for another time, is ignored
 */
export function answeredWallTime(wall: WallTime, answer: string | undefined): WallReading {
  const reading = readWallTime(wall)
  const choices = reading.kind === "gap" || reading.kind === "overlap" ? reading.choices : []
  const chosen = choices.find(({ value }) => value === answer)
  return chosen ? { kind: "exact", instant: chosen.value } : reading
}

/** Converts an instant to the wall time of a zone, or of UTC if the zone is unknown. `answer` identifies the instant in an overlap. */
export function wallTimeOf(instant: string, named: string): WallTime & { answer?: string } {
  const zone = isZone(named) ? named : "UTC"
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
  const wall = { date: there.toPlainDate().toString(), time: clock(there), zone }
  return readWallTime(wall).kind === "overlap" ? { ...wall, answer: instantText(there) } : wall
}

/** Returns the day after an instant in a time zone, at a time of day: the default start of a new appointment. */
export function dayAfter(instant: string, zone: string, time: string): WallTime {
  const date = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 })
  return { date: date.toString(), time, zone }
}

/** The same, on the next working day: not on a Saturday or a Sunday. */
export function workingDayAfter(instant: string, zone: string, time: string): WallTime {
  const next = dayAfter(instant, zone, time)
  const date = Temporal.PlainDate.from(next.date)
  const untilMonday = date.dayOfWeek > 5 ? 8 - date.dayOfWeek : 0
  return { ...next, date: date.add({ days: untilMonday }).toString() }
}
