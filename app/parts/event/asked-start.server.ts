import { tidyDay, tidyTime } from "#app/forms/schema/schema.ts"
import { momentWithZone, type Moment } from "#app/lib/time.server.ts"
import { readWallTime, type WallTime, wallTimeOf } from "#app/lib/time-wall.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** The start that a link asks for, such as a free hour of the calendar, in the page's time zone; undefined if it names none. */
export function askedStart(url: string, { zone }: Pick<RequestContext, "zone">): WallTime | undefined {
  const query = new URL(url).searchParams
  const asked = { date: tidyDay(query.get("date") ?? ""), time: tidyTime(query.get("time") ?? ""), zone }
  return readWallTime(asked).kind === "unknown" ? undefined : asked
}

/** The start or the end of a record in words, before and after it was dragged in the calendar. */
export type MovedText = { edge: "start" | "end"; from: Moment; to: Moment }

type Zoned = Pick<RequestContext, "zone" | "locale">

/** The instant of a wall-clock time; of one that a clock change skips or repeats the first choice, undefined if there is no such time. */
function instantAt(asked: WallTime): string | undefined {
  const reading = readWallTime(asked)
  if (reading.kind === "unknown") return undefined
  return reading.kind === "exact" ? reading.instant : reading.choices[0]?.value
}

type Moved = { start: WallTime & { answer?: string }; /** Milliseconds. */ by: number; text: MovedText }

/**
 * The new start of a record that somebody moves in the calendar, in the time zone in which the record was entered (CAL-01). A time that a
 * clock change skips or repeats in the calendar's zone stays in that zone: the form asks about it.
 * @returns undefined if the link moves nothing
 */
export function movedStart(
  url: string,
  { start_time, timezone }: { start_time: string; timezone: string },
  context: Zoned,
): Moved | undefined {
  const asked = askedStart(url, context)
  const instant = asked && instantAt(asked)
  if (!asked || instant === undefined) return undefined
  const by = Date.parse(instant) - Date.parse(start_time)
  if (by === 0) return undefined
  return {
    start: readWallTime(asked).kind === "exact" ? wallTimeOf(instant, timezone) : asked,
    by,
    text: { edge: "start", from: momentWithZone(start_time, context), to: momentWithZone(instant, context) },
  }
}

type MovedEnd = {
  /** RFC 3339 date-time. */ end_time: string
  /** Minutes from the start. */ minutes: number
  text: MovedText
}

/**
 * The new end of a record whose lower edge somebody drags in the calendar (CAL-01), asked for by `end` in the zone of the page.
 * @returns undefined if the link names no other end, or none after the start
 */
export function movedEnd(
  url: string,
  { start_time, end_time }: { start_time: string; end_time: string },
  context: Zoned,
): MovedEnd | undefined {
  const query = new URL(url).searchParams
  const asked = { date: tidyDay(query.get("date") ?? ""), time: tidyTime(query.get("end") ?? ""), zone: context.zone }
  const instant = instantAt(asked)
  if (instant === undefined || Date.parse(instant) === Date.parse(end_time)) return undefined
  const minutes = Math.round((Date.parse(instant) - Date.parse(start_time)) / 60_000)
  if (minutes <= 0) return undefined
  const text = { edge: "end" as const, from: momentWithZone(end_time, context), to: momentWithZone(instant, context) }
  return { end_time: instant, minutes, text }
}
