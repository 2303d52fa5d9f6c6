import { refuseStale } from "#mock/domains/member/stale.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy } from "#mock/engine/change.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import type { UncheckedCall } from "#mock/engine/record-guard.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { takesTime } from "./agenda.ts"
import { meetingAgendaRules, progressOf } from "./agenda-rules.ts"
import { agendaRecord } from "./agenda-view.ts"
import { findMeeting, logOf } from "./guard.ts"
import type { AgendaVisit, MeetingTopicRow } from "./records.ts"

/** Moving through the agenda of a meeting that takes place (MEET-16). */
export const meetingAgendaHandlers = {
  "meeting.agenda.move": guarded(
    (call) => findAgenda(call, actionOf(call.body)),
    (call, { agenda, meeting, world }) => {
      const { body, now, store, viewer } = call
      refuseStale(agenda, body.version, meetingAgendaRules.status(agenda, world), store)
      const topic = readTopic(new BodyCheck(call), body.topic_id, meeting.id, store)
      const next = {
        ...agenda,
        visits: visitsAfter(agenda.visits, topic, now),
        ...changedBy(viewer.member, agenda, now),
      }
      const done = meetingAgendaRules.perform(actionOf(body), call, {
        record: agenda,
        change: () => store.rows.meeting_agenda.put(next),
        log: logOf(call, meeting, topic?.subject ?? null),
      })
      return ok(agendaRecord(done, viewer.member, world))
    },
  ),
} satisfies Handlers

/** Without a topic the agenda ends. */
function actionOf(body: unknown): "move" | "end" {
  const isEnd = typeof body === "object" && body !== null && "topic_id" in body && body.topic_id === null
  return isEnd ? "end" : "move"
}

function findAgenda(call: UncheckedCall & { path: { id: string } }, action: "move" | "end") {
  const found = findMeeting(call, "read")
  const agenda = progressOf(found.meeting, call.store)
  const refusal = meetingAgendaRules.can(call.viewer.member, action, agenda, found.world)
  if (refusal) throw refusal
  return { ...found, agenda }
}

function readTopic(
  input: BodyCheck,
  id: string | null,
  meeting_id: string,
  { rows }: Store,
): MeetingTopicRow | undefined {
  if (id === null) return undefined
  const topic = rows.meeting_topic.get(id)
  if (topic?.meeting_id === meeting_id && takesTime(topic)) return topic
  input.refuse("topic_id", "unknown_reference")
  input.done()
}

/** The current topic is left, and the next one begins. */
function visitsAfter(
  visits: readonly AgendaVisit[],
  topic: MeetingTopicRow | undefined,
  now: Instant,
): readonly AgendaVisit[] {
  const left = visits.map((visit) => ({ ...visit, actual_end_time: visit.actual_end_time ?? now }))
  return topic ? [...left, { topic_id: topic.id, actual_start_time: now, actual_end_time: null }] : left
}
