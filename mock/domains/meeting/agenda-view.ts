import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { agendaOf } from "./agenda.ts"
import { meetingAgendaRules, meetingWith, openVisit, progressOf } from "./agenda-rules.ts"
import type { AgendaVisit, MeetingAgendaRow, MeetingRow } from "./records.ts"
import { meetingEnd } from "./rules.ts"

type Schemas = components["schemas"]

/** Where a meeting stands in its agenda (MEET-16). */
export const meetingAgenda = (meeting: MeetingRow, user: MemberRow, world: World): Schemas["MeetingAgenda"] =>
  agendaRecord(progressOf(meeting, world.store), user, world)

/** An agenda with the progress of each topic. When the meeting ends, its last topic ends as well. */
export function agendaRecord(agenda: MeetingAgendaRow, user: MemberRow, world: World): Schemas["MeetingAgenda"] {
  const state = meetingAgendaRules.status(agenda, world)
  const meeting = meetingWith(agenda, world)
  const current = state === "ongoing" ? openVisit(agenda) : undefined
  const end = state === "over" ? meetingEnd(meeting) : null
  const visits = agenda.visits.map((visit) => ({ ...visit, actual_end_time: visit.actual_end_time ?? end }))
  return {
    version: agenda.version,
    actions: meetingAgendaRules.actions(user, agenda, world),
    status: meetingAgendaRules.table.states[state],
    topic_id: current?.topic_id ?? null,
    topic_start_time: current ? toText(current.actual_start_time) : null,
    items: agendaOf(meeting.id, world.store).map(({ id }) =>
      itemOf(
        id,
        visits.filter(({ topic_id }) => topic_id === id),
      ),
    ),
  }
}

const textOf = (time: Instant | null | undefined) => (typeof time === "number" ? toText(time) : null)

function itemOf(topic_id: string, visits: readonly AgendaVisit[]): Schemas["MeetingAgendaItem"] {
  const [first] = visits
  const last = visits.at(-1)
  const used = visits.map(({ actual_start_time, actual_end_time }) =>
    actual_end_time === null ? 0 : actual_end_time - actual_start_time,
  )
  return {
    topic_id,
    status: last === undefined ? "pending" : last.actual_end_time === null ? "current" : "done",
    actual_start_time: textOf(first?.actual_start_time),
    actual_end_time: textOf(last?.actual_end_time),
    used_seconds: Math.round(used.reduce((sum, one) => sum + one, 0) / 1000),
  }
}
