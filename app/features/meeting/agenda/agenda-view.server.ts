import { serverIntl } from "#app/i18n/messages.server.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { eventView } from "#app/parts/event/event-view.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { ballotCreate, ballotViews } from "../detail/ballot-view.server.ts"
import { takesTime, topicTimes, topicViews } from "../topic/topic-view.server.ts"

type Meeting = components["schemas"]["Meeting"]
type MeetingTopic = components["schemas"]["MeetingTopic"]
type AgendaItem = components["schemas"]["MeetingAgendaItem"]

/** A topic of the agenda with its progress. */
type Planned = { topic: MeetingTopic; number: number; progress: AgendaItem }

function plannedTopics({ topics, agenda }: Meeting): Planned[] {
  const progress = new Map(agenda.items.map((item) => [item.topic_id, item]))
  return topics.flatMap((topic, at) => {
    const item = progress.get(topic.id)
    return item && (takesTime(topic) || item.status !== "pending") ? [{ topic, number: at + 1, progress: item }] : []
  })
}

/** The topic that comes next: the first after the current one that is still to come; otherwise the first of all. */
function nextOf(items: readonly Planned[]): Planned | undefined {
  const at = items.findIndex(({ progress }) => progress.status === "current")
  const isToCome = ({ topic, progress }: Planned) => progress.status === "pending" && topic.status !== "completed"
  return items.slice(at + 1).find(isToCome) ?? items.find(isToCome)
}

/** The topic that was left last and can be taken up again. */
function previousOf(items: readonly Planned[]): Planned | undefined {
  const left = items.filter(({ topic, progress }) => progress.actual_end_time !== null && takesTime(topic))
  return left.toSorted(
    (a, b) => Date.parse(b.progress.actual_end_time ?? "") - Date.parse(a.progress.actual_end_time ?? ""),
  )[0]
}

/** Seconds for which a topic was the current one, until now. */
function secondsOf({ progress }: Planned, { agenda }: Meeting, now: number): number {
  const since = progress.status === "current" && agenda.topic_start_time ? now - Date.parse(agenda.topic_start_time) : 0
  return progress.used_seconds + Math.max(0, Math.round(since / 1000))
}

const named = (planned: Planned | undefined) =>
  planned && { id: planned.topic.id, number: planned.number, subject: planned.topic.subject }

type NamedTopic = ReturnType<typeof named>

/** The buttons of the person who leads the meeting; undefined for everybody else. */
function movesOf({ agenda: { actions, version, status } }: Meeting, items: readonly Planned[], next: NamedTopic) {
  if (!actions.includes("move")) return undefined
  return {
    version,
    key: newIdempotencyKey(),
    next,
    previous: named(previousOf(items)),
    canEnd: actions.includes("end"),
    isBegun: status !== "not_started",
  }
}

/** The page on which participants follow the agenda, and on which the chair moves on (MEET-16). */
export function liveAgendaView(meeting: Meeting, scope: ShellScope, context: RequestContext) {
  const { locale, zone, now } = context
  const intl = serverIntl(locale)
  const items = plannedTopics(meeting)
  const texts = new Map(topicViews(meeting, scope, context).topics.map((topic) => [topic.id, topic]))
  const itemView = (planned: Planned) => {
    const { topic, number, progress } = planned
    return {
      id: topic.id,
      number,
      subject: topic.subject,
      status: progress.status,
      minutes: topic.minutes ?? undefined,
      times: topicTimes(topic, meeting, intl),
      seconds: secondsOf(planned, meeting, now),
      canMove: progress.status !== "current" && takesTime(topic),
      ballots: ballotViews({ ...topic, group: meeting.group }, scope),
    }
  }
  const current = items.find(({ progress }) => progress.status === "current")
  const topic = current && texts.get(current.topic.id)
  const next = named(nextOf(items))
  const canVote = meeting.actions.includes("ballot.create")
  return {
    ...eventView("M", meeting, scope, context),
    href: meetingPaths.detail(scope, meeting.id),
    isWaiting: meeting.status === "not_started",
    start: momentWithZone(meeting.start_time, { locale, zone }),
    agendaStatus: meeting.agenda.status,
    items: items.map(itemView),
    current: current &&
      topic && {
        ...itemView(current),
        html: topic.html,
        files: topic.files,
        presenter: topic.presenter?.name,
        ballotCreate: canVote ? ballotCreate(meeting, scope, current.topic.id) : undefined,
      },
    next,
    moves: movesOf(meeting, items, next),
  }
}

export type LiveAgendaView = ReturnType<typeof liveAgendaView>
