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

/** The start of a record in words, before and after it was moved in the calendar. */
export type MovedText = { from: Moment; to: Moment }

type Moved = { start: WallTime & { answer?: string }; /** Milliseconds. */ by: number; text: MovedText }

/**
 * The new start of a record that somebody moves in the calendar, in the time zone in which the record was entered (CAL-01). A time that a
 * clock change skips or repeats in the calendar's zone stays in that zone: the form asks about it.
 * @returns undefined if the link moves nothing
 */
export function movedStart(
  url: string,
  { start_time, timezone }: { start_time: string; timezone: string },
  context: Pick<RequestContext, "zone" | "locale">,
): Moved | undefined {
  const asked = askedStart(url, context)
  if (!asked) return undefined
  const reading = readWallTime(asked)
  if (reading.kind === "unknown") return undefined
  const instant = reading.kind === "exact" ? reading.instant : (reading.choices[0]?.value ?? start_time)
  const by = Date.parse(instant) - Date.parse(start_time)
  if (by === 0) return undefined
  return {
    start: reading.kind === "exact" ? wallTimeOf(instant, timezone) : asked,
    by,
    text: { from: momentWithZone(start_time, context), to: momentWithZone(instant, context) },
  }
}
