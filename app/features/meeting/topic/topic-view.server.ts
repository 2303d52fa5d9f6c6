import { serverIntl } from "#app/i18n/messages.server.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { datesBetween, instantOf, moment, timeOfDay } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import { feedbackViews } from "#app/parts/feedback/feedback-view.server.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import type { IntlShape } from "react-intl/server"
import type { components } from "#openapi/generated/schema.d.ts"

type Meeting = components["schemas"]["Meeting"]
type MeetingTopic = components["schemas"]["MeetingTopic"]

/** The presenter of a topic as picker values; empty if there is none. */
export function presenterValues({ presenter }: MeetingTopic, locale: RequestContext["locale"]): string[] {
  if (!presenter) return []
  const { name: text, organization: note } = personView(presenter, locale)
  return [participantValue({ kind: "member", id: presenter.id, text, note })]
}

/** Form data of the buttons that move a topic by one position; minutes and presenter stay unchanged. */
function movesOf(topic: MeetingTopic, index: number, total: number, locale: RequestContext["locale"]) {
  const { version, minutes } = topic
  const [presenter_id] = presenterValues(topic, locale)
  const to = (position: number) => ({
    sends: { version, position, ...(minutes !== null && { minutes }), ...(presenter_id && { presenter_id }) },
    key: newIdempotencyKey(),
  })
  return {
    up: index > 0 ? to(index) : undefined,
    down: index < total - 1 ? to(index + 2) : undefined,
  }
}

/** The planned time of a topic, and the time that it took once it was left; undefined if neither is known (MEET-13, MEET-16). */
export function topicTimes(topic: MeetingTopic, { agenda }: Pick<Meeting, "agenda">, intl: IntlShape) {
  const { id, minutes } = topic
  const progress = agenda.items.find(({ topic_id }) => topic_id === id)
  const planned = minutes === null || !takesTime(topic) ? undefined : minutesText(minutes, intl)
  const used = progress?.status === "done" ? minutesText(progress.used_seconds / 60, intl) : undefined
  if (!planned && !used) return undefined
  const kind = planned && used ? "both" : planned ? "planned" : "used"
  return intl.formatMessage({ id: "meeting-agenda.times" }, { planned, used, kind })
}

type Place = { meeting: Meeting; index: number; start: number | undefined }

function topicView(topic: MeetingTopic, { meeting, index, start }: Place, scope: ShellScope, context: RequestContext) {
  const { id, version, subject, status, actions, presenter } = topic
  const { locale, zone } = context
  const link = (page: "edit" | "plan" | "withdraw", action: "update" | "plan" | "withdraw") =>
    actions.includes(action) ? meetingPaths.topic(scope, meeting.id, id, page) : undefined
  return {
    id,
    version,
    subject,
    status,
    start: start === undefined ? undefined : startView(instantOf(start), meeting, { locale, zone }),
    times: topicTimes(topic, meeting, serverIntl(locale)),
    presenter: presenter ? personView(presenter, locale) : undefined,
    html: richTextHtml(topic.description, scope),
    files: attachmentViews(topic.attachments, context),
    creator: personView(topic.creator, locale),
    added: moment(topic.created_time, { locale, zone }),
    withdrawReason: topic.withdraw_reason ?? undefined,
    feedbacks: feedbackViews(topic.feedbacks, context),
    editHref: link("edit", "update"),
    planHref: link("plan", "plan"),
    moves: actions.includes("plan") ? movesOf(topic, index, meeting.topics.length, locale) : undefined,
    withdrawHref: link("withdraw", "withdraw"),
    canFeedback: actions.includes("feedback.create"),
    canComplete: actions.includes("feedback.complete"),
  }
}

/** Start of a topic; only the time if it is on the day on which the meeting starts. */
function startView(instant: string, { start_time }: Meeting, style: Pick<RequestContext, "locale" | "zone">) {
  const isFirstDay = datesBetween(start_time, instant, style.zone).length === 1
  return (isFirstDay ? timeOfDay : moment)(instant, style)
}

/** How much of a meeting's duration is planned; undefined if no topic has minutes (MEET-13). */
function agendaView({ total, unplanned }: AgendaTimes, { duration }: Meeting, locale: RequestContext["locale"]) {
  if (total === 0) return undefined
  const intl = serverIntl(locale)
  return {
    planned: minutesText(total, intl),
    duration: minutesText(duration, intl),
    unplanned,
    isTooLong: total > duration,
  }
}

/** The topics of a meeting in agenda order, and how much of the meeting they fill (MEET-06, MEET-13). */
export function topicViews(meeting: Meeting, scope: ShellScope, context: RequestContext) {
  const { topics, start_time } = meeting
  const times = agendaTimes(topics, Date.parse(start_time))
  return {
    agenda: agendaView(times, meeting, context.locale),
    topics: topics.map((topic, index) =>
      topicView(topic, { meeting, index, start: times.starts[index] }, scope, context),
    ),
  }
}

export type TopicView = ReturnType<typeof topicView>
export type AgendaView = ReturnType<typeof agendaView>

type Planned = Pick<components["schemas"]["MeetingTopic"], "minutes" | "status">

const timeless: ReadonlySet<Planned["status"]> = new Set(["withdrawn", "cancelled"])

/** Whether a topic takes up meeting time: false once it is withdrawn or cancelled. */
export const takesTime = ({ status }: Pick<Planned, "status">) => !timeless.has(status)

/** The planned times of a meeting's topics (MEET-13). */
type AgendaTimes = {
  /** Start time of each topic in milliseconds; undefined if its own minutes or those of an earlier topic are unknown. */
  starts: (number | undefined)[]
  /** Sum of the known minutes. */
  total: number
  /** Number of topics without minutes. */
  unplanned: number
}

/** A topic completed without minutes does not count: nobody needs to plan it any more. */
const isCounted = (topic: Planned) => takesTime(topic) && (topic.minutes !== null || topic.status !== "completed")

/**
 * Returns the start times of a meeting's topics and their total length.
 * @param start start of the meeting, in milliseconds
 */
export function agendaTimes(topics: readonly Planned[], start: number): AgendaTimes {
  const times: AgendaTimes = { starts: [], total: 0, unplanned: 0 }
  for (const topic of topics) {
    const { minutes } = topic
    if (!isCounted(topic)) times.starts.push(undefined)
    else if (minutes === null) {
      times.starts.push(undefined)
      times.unplanned += 1
    } else {
      times.starts.push(times.unplanned === 0 ? start + times.total * 60_000 : undefined)
      times.total += minutes
    }
  }
  return times
}

/** A topic as a row of a form of topics. */
export function topicRow({ subject, minutes, description }: components["schemas"]["AgendaTemplateTopic"]) {
  return { subject, minutes: minutes === null ? undefined : String(minutes), description }
}

/** A row of a form of topics, as the backend takes it. */
export const newTopic = ({ description = null, ...topic }: components["schemas"]["MeetingNewTopic"]) => ({
  ...topic,
  description,
})
