import type { CalendarEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import { upcomingKey } from "#mock/engine/upcoming.ts"

type Dated = Pick<CalendarEntry, "id" | "group_id" | "subject" | "timezone" | "updated_time" | "version">

/** A record as a calendar entry without a location; the record's domain adds `isMine`. */
export function calendarEntry(
  module: CalendarEntry["module"],
  { id, group_id, subject, timezone, updated_time, version }: Dated,
  [start, end]: readonly [Instant, Instant],
  status: CalendarEntry["status"],
): Omit<CalendarEntry, "isMine"> {
  return { id, group_id, subject, timezone, updated_time, version, module, start, end, status, location: null }
}

type Span = { start_time: Instant; end_time: Instant; is_cancelled: boolean }

/** The status of a record with a start and an end that may be cancelled. */
export function spanStatus({ start_time, end_time, is_cancelled }: Span, { now }: World): CalendarEntry["status"] {
  if (is_cancelled) return "cancelled"
  if (now < start_time) return "not_started"
  return now < end_time ? "ongoing" : "ended"
}

/** The sort key `upcoming` of a record with a start and an end. */
export function spanUpcoming(span: Span, world: World): number {
  return upcomingKey({ start: span.start_time, end: span.end_time, status: spanStatus(span, world) }, world.now)
}
