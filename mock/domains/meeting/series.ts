import { Temporal } from "temporal-polyfill"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { BodyCheck } from "#mock/engine/body-check.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { furtherMeetingsChanged } from "./mail.ts"
import type { MeetingRow, MeetingSeriesRow } from "./records.ts"
import { meetingRules } from "./rules.ts"

type Schemas = components["schemas"]

const steps = {
  week: (times: number) => ({ weeks: times }),
  two_weeks: (times: number) => ({ weeks: 2 * times }),
  month: (times: number) => ({ months: times }),
} as const

const zonedOf = (instant: Instant, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)

type Times = Pick<MeetingRow, "start_time" | "timezone">
/** A local time that a meeting of a series would have. */
type WallTime = { wall: Temporal.PlainDateTime; timezone: string }

/** The local time of a repeated meeting: the same as that of the first one; in a month that is too short, on its last day (MEET-11). */
export function repeatedTime(first: Times, every: MeetingSeriesRow["every"], times: number): WallTime {
  const { start_time, timezone } = first
  return { wall: zonedOf(start_time, timezone).toPlainDateTime().add(steps[every](times)), timezone }
}

/** The instant of a local time. */
export const instantOf = ({ wall, timezone }: WallTime): Instant => wall.toZonedDateTime(timezone).epochMilliseconds

/** The other meetings of a series, in order. */
function othersOf({ id, series }: MeetingRow, { store }: World): MeetingRow[] {
  if (!series) return []
  const others = store.rows.meeting.filter((row) => row.series?.id === series.id && row.id !== id)
  return others.sort((a, b) => (a.series?.position ?? 0) - (b.series?.position ?? 0))
}

/** Later meetings of the series on which the user may take an action. */
export function laterMeetings(
  meeting: MeetingRow,
  action: "update" | "cancel" | "answer",
  user: MemberRow,
  world: World,
): MeetingRow[] {
  const position = meeting.series?.position ?? 0
  return othersOf(meeting, world).filter(
    (row) => (row.series?.position ?? 0) > position && !meetingRules.can(user, action, row, world),
  )
}

/** Later meetings of the series that the user may change or cancel; none for the scope `one`. */
export function followersOf(
  meeting: MeetingRow,
  scope: Schemas["MeetingScope"] | undefined,
  action: "update" | "cancel",
  asked: { user: MemberRow; world: World; source: object },
): MeetingRow[] {
  if (scope !== "following" || !meeting.series) return []
  const followers = laterMeetings(meeting, action, asked.user, asked.world)
  furtherMeetingsChanged.set(asked.source, followers.length)
  return followers
}

/** The new local time of a later meeting after one was moved: the same number of days later, at the new time of day in the new time zone. */
export function movedTime(follower: Times, before: Times, after: Times): WallTime {
  const [old, next] = [zonedOf(before.start_time, before.timezone), zonedOf(after.start_time, after.timezone)]
  const days = old.toPlainDate().until(next.toPlainDate(), { largestUnit: "day" })
  const date = zonedOf(follower.start_time, follower.timezone).toPlainDate().add(days)
  return { wall: date.toPlainDateTime(next.toPlainTime()), timezone: after.timezone }
}

/** The last year of an instant that a call may give (`InstantInput`). */
const lastYear = 2099

type Occurrence = WallTime & { position: number }

/** Refuses meetings of a series that would be in the past or too late: each is checked like a single meeting (MEET-11). */
export function refuseOccurrences(
  input: BodyCheck,
  field: string,
  occurrences: readonly Occurrence[],
  now: Instant,
): void {
  for (const { position, ...time } of occurrences) {
    const where = { position, day: time.wall.toPlainDate().toString() }
    if (instantOf(time) < now) return input.refuse(field, "occurrence_before_now", where)
    if (time.wall.year > lastYear) return input.refuse(field, "occurrence_year_range", { ...where, max: lastYear })
    const code = clockCode(time)
    const clock = { time: time.wall.toPlainTime().toString({ smallestUnit: "minute" }), zone: time.timezone }
    if (code) return input.refuse("start_time", code, { ...where, ...clock })
  }
}

/** Why a local time is not exactly one instant: a clock change skips or repeats it. The meeting would be moved without a word. */
function clockCode({ wall, timezone }: WallTime) {
  const [earlier, later] = [
    wall.toZonedDateTime(timezone, { disambiguation: "earlier" }),
    wall.toZonedDateTime(timezone, { disambiguation: "later" }),
  ]
  if (earlier.equals(later)) return undefined
  return earlier.toPlainDateTime().equals(wall) ? "occurrence_time_repeated" : "occurrence_time_skipped"
}

/** The position of a meeting in its series, with those neighbours that the user may read. */
export function seriesView(meeting: MeetingRow, user: MemberRow, world: World): Schemas["MeetingSeries"] | null {
  const { series } = meeting
  if (!series) return null
  const others = othersOf(meeting, world).filter((row) => !meetingRules.read(user, row, world))
  const at = (position: number) => others.find((row) => row.series?.position === position)?.id ?? null
  const { every, position, total } = series
  return { every, position, total, previous_id: at(position - 1), next_id: at(position + 1) }
}
