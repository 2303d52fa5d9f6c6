import { meetingListRules } from "./list-rules.ts"
import { meetingEnd, meetingRules, takesPart } from "./rules.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { MeetingRow } from "./records.ts"
import { countBy, isBetween, listPage, matches } from "#mock/engine/list-rows.ts"
import { findMeeting } from "./guard.ts"
import { listScope, type ListScope } from "#mock/domains/proposal/scope.ts"
import { meetingRecord, meetingRow } from "./view.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { citedNumbers, groupAndPersonTexts } from "#mock/domains/workgroup/ref.ts"
import { upcomingKey } from "#mock/engine/upcoming.ts"
import { visible } from "#mock/engine/visible.ts"

/** Read operations for meetings. */
export const meetingHandlers = {
  "meeting.list": guarded(
    (call) => listScope(call),
    ({ store, now, viewer: { member }, query }, scope) => {
      const world = { store, now }
      const listScope = scope()
      const { sort = "-start_time", status } = query
      const isAsked = filterOf(query, listScope, member, world)
      const filtered = visible("meeting", member, world, isAsked)
      const rows = status ? filtered.filter((row) => status.includes(meetingRules.status(row, world))) : filtered
      return ok({
        ...listPage(rows, { ...query, sort }, keysIn(world), (meeting) => meetingRow(meeting, member, world)),
        actions: meetingListRules.actions(member, listScope.creation, world),
        counts: countBy(filtered, meetingRules.states, (meeting) => meetingRules.status(meeting, world)),
      })
    },
  ),

  "meeting.get": guarded(
    (call) => findMeeting(call, "read"),
    ({ viewer }, { meeting, world }) => ok(meetingRecord(meeting, viewer.member, world)),
  ),
} satisfies Handlers

type Query = { mine?: boolean; q?: string; from?: string; to?: string }

/** Returns the filter for all query parameters except the status; the text search runs last. */
function filterOf({ mine, q, from, to }: Query, listScope: ListScope, user: MemberRow, world: World) {
  return (meeting: MeetingRow): boolean =>
    listScope.holds(meeting) &&
    (!mine || takesPart(user, meeting, world)) &&
    isBetween(meeting.start_time, from, to) &&
    (q === undefined || matches(q, searched(meeting, world)))
}

const keysIn = (world: World) => ({
  upcoming: (meeting: MeetingRow) =>
    upcomingKey(
      { start: meeting.start_time, end: meetingEnd(meeting), status: meetingRules.status(meeting, world) },
      world.now,
    ),
  start_time: ({ start_time }: MeetingRow) => start_time,
  number: ({ number }: MeetingRow) => number,
  subject: ({ subject }: MeetingRow) => subject,
  duration: ({ duration }: MeetingRow) => duration,
})

/** The texts of a row that the search looks in. */
function searched(meeting: MeetingRow, world: World) {
  const { subject, location, group_id, organizer_id } = meeting
  const texts = groupAndPersonTexts(group_id, organizer_id, world)
  return [...citedNumbers("M", meeting, world), subject, location, ...texts]
}
