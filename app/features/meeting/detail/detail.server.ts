import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { agendaTemplatePaths } from "#app/lib/paths/agenda-template.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { datesBetween, moment, momentWithZone, timeOfDay, type TimeStyle } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import { eventTimes, eventView, peopleView, reminderView, withoutDisabled } from "#app/parts/event/event-view.server.ts"
import { feedbackViews } from "#app/parts/feedback/feedback-view.server.ts"
import { joinHref } from "#app/parts/location/join-href.ts"
import { locationView } from "#app/parts/location/location-view.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { answered, answerStates, answersView, laterTotal } from "../answer/answers-view.ts"
import { type Meeting, remindersOf } from "../meeting.server.ts"
import { ballotCreate, ballotViews } from "./ballot-view.server.ts"
import { meetingHeadActions } from "./meeting-head-actions.ts"
import { resultsView } from "../minutes/results-view.server.ts"
import { topicViews, takesTime } from "../topic/topic-view.server.ts"

/** The times of a meeting for this person; the end shows only the time if it is on the day of the start. */
function timesView(meeting: Meeting, style: TimeStyle) {
  const { start_time: start, planned_end_time: end, actual_end_time: ended } = meeting
  const isOneDay = datesBetween(start, end, style.zone).length === 1
  return {
    ...eventTimes(meeting, style),
    end: (isOneDay ? timeOfDay : moment)(end, style),
    ended: ended ? moment(ended, style) : undefined,
    endWithZone: momentWithZone(end, style),
    over: momentWithZone(ended ?? end, style),
    duration: minutesText(meeting.duration, serverIntl(style.locale)),
  }
}

/**
 * The participants of a meeting. Disabled people no longer take part, so they do not count in lists, answers or the quorum. For people who
 * lead the meeting, the answer stands beside each name (MEET-17).
 */
function participantsView(meeting: Meeting, { alliance }: ShellScope, { locale }: RequestContext) {
  const { participants, group, answers } = meeting
  const view = withoutDisabled(peopleView(participants, group, { locale, alliance }), { locale })
  if (!answers) return view
  const stateOf = answerStates(answers, serverIntl(locale))
  return { ...view, people: view.people.map((one) => ({ ...one, state: stateOf(one.id) })) }
}

/** The texts of the next step: with a group, its officers are named. In a disbanded group, nobody can give feedback. */
const nextTexts = {
  not_started: ["meeting.next.not-started", "meeting.next.not-started"],
  ongoing: ["meeting.next.ongoing", "meeting.next.ongoing-group", "meeting.next.ongoing-disbanded"],
  ended: ["meeting.next.no-summary", "meeting.next.no-summary-group"],
} as const

/** The next step of a meeting, when it is, and who takes it; nothing is expected from a disabled organizer. */
function nextView(
  { status, group, organizer }: Meeting,
  times: ReturnType<typeof timesView>,
  locale: TimeStyle["locale"],
) {
  const step = status === "cancelled" ? "ended" : status
  const { name, isDisabled } = personView(organizer, locale)
  const isDisbanded = group?.status === "disband"
  return {
    tone: step === "ended" ? ("hold" as const) : ("live" as const),
    text: isDisbanded && step === "ongoing" ? nextTexts.ongoing[2] : nextTexts[step][group ? 1 : 0],
    time: { not_started: times.startWithZone, ongoing: times.endWithZone, ended: times.over }[step],
    people: { name, isDisabled: String(isDisabled), group: group ? nameIn(locale, group) : undefined },
  }
}

/** The minutes: text, files and attendees (MEET-05, MEET-08, MEET-09). */
function summaryView({ summary, summary_files, attendees }: Meeting, scope: ShellScope, context: RequestContext) {
  return {
    html: summary ? richTextHtml(summary, scope) : undefined,
    files: attachmentViews(summary_files, context),
    attendees: attendees.map(({ id, ...member }) => ({ id, person: personView(member, context.locale) })),
  }
}

/** Text shown when there is no location; undefined once a location can no longer be announced. */
function noLocation({ location, status }: Meeting, { locale }: RequestContext): string | undefined {
  const isOpen = status === "not_started" || status === "ongoing"
  return isOpen && location === null ? serverIntl(locale).formatMessage({ id: "meeting.no-location" }) : undefined
}

/** State of the minutes, and who approved them when (MEET-13). */
function minutesView({ minutes }: Meeting, style: TimeStyle) {
  if (!minutes) return undefined
  const { status, approved_by, approved_time } = minutes
  return {
    status,
    by: approved_by ? personView(approved_by, style.locale).name : undefined,
    time: approved_time === null ? undefined : momentWithZone(approved_time, style),
  }
}

/** Whether the page of the running agenda shows something: topics that are dealt with now, or what they took (MEET-16). */
const hasAgenda = ({ status, topics, agenda }: Meeting) =>
  (status === "ongoing" && topics.length > 0) || agenda.status !== "not_started"

/** Position of a repeated meeting in its series, and links to the previous and next one (MEET-11). */
function seriesView({ series }: Meeting, scope: ShellScope) {
  if (!series) return undefined
  const { every, position, total, previous_id, next_id } = series
  const href = (id: string | null) => (id === null ? undefined : meetingPaths.detail(scope, id))
  return { every, position, total, previous: href(previous_id), next: href(next_id) }
}

/** The form that keeps the topics as a template, if the meeting has a group and topics. */
function templateHref(meeting: Meeting, { alliance }: ShellScope): string | undefined {
  const { id, group, topics } = meeting
  const isKept = group !== null && topics.some(takesTime)
  return isKept ? agendaTemplatePaths.from({ alliance, acronym: group.acronym }, id) : undefined
}

/** A meeting for its pages (MEET-01): texts and times are formatted for this person, and `actions` decide which controls are shown. */
export function meetingView(meeting: Meeting, scope: ShellScope, context: RequestContext) {
  const { id, version, status, actions, organizer } = meeting
  const style: TimeStyle = { locale: context.locale, zone: context.zone }
  const hasBegun = status !== "not_started"
  const summary = summaryView(meeting, scope, context)
  const times = timesView(meeting, style)
  const hasSummary = summary.html !== undefined || summary.files.length + meeting.topic_minutes.length > 0
  return {
    ...eventView("M", meeting, scope, context),
    version,
    hasBegun,
    actions,
    headActions: meetingHeadActions({
      id,
      actions,
      scope,
      hasSummary,
      isOver: status === "ended",
      joinHref: joinHref(meeting, context.now),
      templateHref: templateHref(meeting, scope),
    }),
    times,
    next: nextView(meeting, times, context.locale),
    organizer: personView(organizer, context.locale),
    location: locationView(meeting.location),
    noLocation: noLocation(meeting, context),
    reminder: !hasBegun ? reminderView(meeting, remindersOf(meeting), style) : undefined,
    ...topicViews(meeting, scope, context),
    participants: participantsView(meeting, scope, context),
    feedbacks: feedbackViews(meeting.feedbacks, context),
    answer: actions.includes("answer")
      ? {
          href: meetingPaths.page(scope, id, "answer"),
          mine: answered(meeting.my_answer, meeting.is_my_answer_outdated),
          later: laterTotal(meeting.series),
        }
      : undefined,
    minutes: minutesView(meeting, style),
    quorum: meeting.quorum ?? undefined,
    series: seriesView(meeting, scope),
    answers: answersView(meeting, context, serverIntl(context.locale)),
    summary,
    results: resultsView(meeting, scope, context),
    hasSummary,
    ballots: ballotViews(meeting, scope),
    agendaHref: hasAgenda(meeting) ? meetingPaths.page(scope, id, "agenda") : undefined,
    ballotCreate: actions.includes("ballot.create") ? ballotCreate(meeting, scope) : undefined,
  }
}

export type MeetingView = ReturnType<typeof meetingView>
