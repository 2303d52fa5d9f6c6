import type { MemberRow } from "#mock/domains/member/records.ts"
import { tableRules } from "#mock/domains/member/roles.ts"
import { groupRole } from "#mock/domains/workgroup/group-roles.ts"
import type { StateOf, World } from "#mock/engine/rules.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { tables } from "#openapi/generated/states.ts"
import type { AgendaVisit, MeetingAgendaRow, MeetingRow } from "./records.ts"
import { meetingRules } from "./rules.ts"

export type AgendaState = StateOf<(typeof tables)["meeting-agenda"]>

/** The meeting of an agenda, which has the same id. Throws if it does not exist: meetings are never deleted. */
export function meetingWith({ id }: MeetingAgendaRow, { store }: Pick<World, "store">): MeetingRow {
  const meeting = store.rows.meeting.get(id)
  if (!meeting) throw new Error(`an agenda is that of the meeting ${id}, which is not there`)
  return meeting
}

/** Where a meeting stands in its agenda; it is stored from the first move on. */
export function progressOf(meeting: MeetingRow, store: Store): MeetingAgendaRow {
  const { id, alliance_id, organizer_id, created_time } = meeting
  const fresh = { id, alliance_id, visits: [], changed_by_id: organizer_id, updated_time: created_time, version: 1 }
  return store.rows.meeting_agenda.get(id) ?? fresh
}

/** The visit of the current topic; undefined if the agenda has ended or has not begun. Whether the meeting goes on is another question. */
export function openVisit({ visits }: MeetingAgendaRow): AgendaVisit | undefined {
  const last = visits.at(-1)
  return last?.actual_end_time === null ? last : undefined
}

type OfMeeting = (user: MemberRow, meeting: MeetingRow, world: World) => boolean
const inMeeting = (holds: OfMeeting) => (user: MemberRow, agenda: MeetingAgendaRow, world: World) =>
  holds(user, meetingWith(agenda, world), world)

/** The code behind openapi/states/meeting-agenda.yaml. */
export const meetingAgendaRules = tableRules<MeetingAgendaRow>()(tables["meeting-agenda"], {
  status(agenda, world) {
    const status = meetingRules.status(meetingWith(agenda, world), world)
    const hasBegun = agenda.visits.length > 0
    if (status !== "ongoing") return status === "ended" && hasBegun ? "over" : "waiting"
    if (openVisit(agenda)) return "ongoing"
    return hasBegun ? "ended" : "not_started"
  },
  roles: {
    organizer: inMeeting((user, meeting) => meeting.organizer_id === user.id),
    chair: inMeeting(groupRole("chair")),
    vice_chair: inMeeting(groupRole("vice_chair")),
    secretary: inMeeting(groupRole("secretary")),
  },
  enter: (user, agenda, world) => meetingRules.enter(user, meetingWith(agenda, world), world),
})
