import { meetingListRules } from "../rules/meeting-list.ts"
import { meetingRules, meetingStatuses, takesPart } from "../rules/meeting.ts"
import type { World } from "../rules/rules.ts"
import type { MemberRow } from "../store/records.ts"
import type { MeetingRow } from "../store/work-records.ts"
import { countBy, isBetween, matches, pageOf, sorted } from "./list.ts"
import { findMeeting } from "./meeting-guard.ts"
import { within, type Within } from "./scope.ts"
import { meetingRecord, meetingRow } from "./meeting-view.ts"
import { guarded, ok, type Handlers } from "./types.ts"
import { groupRefOf, memberRefOf } from "./views.ts"
import { visible } from "./visible.ts"

/** Reading meetings. */
export const meetingHandlers = {
  "meeting.list": guarded(
    (call) => within(call),
    ({ store, now, viewer: { member }, query }, scope) => {
      const world = { store, now }
      const place = scope()
      const { page = 1, size = 25, sort = "-start_time", status } = query
      const isAsked = filterOf(query, place, member, world)
      const filtered = visible("meeting", member, world, isAsked)
      const rows = status ? filtered.filter((row) => status.includes(meetingRules.status(row, world))) : filtered
      return ok({
        items: pageOf(sorted(rows, sort, keys), page, size).map((meeting) => meetingRow(meeting, member, world)),
        total: rows.length,
        page,
        size,
        actions: meetingListRules.actions(member, place.creation, world),
        counts: countBy(filtered, meetingStatuses, (meeting) => meetingRules.status(meeting, world)),
      })
    },
  ),

  "meeting.get": guarded(
    (call) => findMeeting(call, "read"),
    ({ viewer }, { meeting, world }) => ok(meetingRecord(meeting, viewer.member, world)),
  ),
} satisfies Handlers

type Query = { mine?: boolean; q?: string; from?: string; to?: string }

/** The filters beside the status; the words of a search are looked for last. */
function filterOf({ mine, q, from, to }: Query, place: Within, user: MemberRow, world: World) {
  return (meeting: MeetingRow): boolean =>
    place.holds(meeting) &&
    (!mine || takesPart(user, meeting, world)) &&
    isBetween(meeting.start_time, from, to) &&
    (q === undefined || matches(q, searched(meeting, world)))
}

const keys = {
  start_time: ({ start_time }: MeetingRow) => start_time,
  number: ({ number }: MeetingRow) => number,
  subject: ({ subject }: MeetingRow) => subject,
  duration: ({ duration }: MeetingRow) => duration,
}

/** What a row shows as text. */
function searched({ number, subject, location, group_id, organizer_id }: MeetingRow, { store }: World) {
  const group = groupRefOf(store, group_id)
  const { name, real_name } = memberRefOf(store, organizer_id)
  return [
    String(number),
    subject,
    location,
    group && `${group.acronym} ${group.name} ${group.name_english}`,
    `${name} ${real_name}`,
  ]
}
