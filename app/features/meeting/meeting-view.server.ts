import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import type { Place } from "#app/lib/place.ts"
import { datesBetween, moment, offsetText, timeOfDay, type TimeStyle } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { feedbackViews } from "#app/parts/feedback/feedback-view.server.ts"
import { eventReference } from "#app/parts/event-number.ts"
import { peopleView, reminderView } from "#app/parts/event-page/people-view.server.ts"
import { locationView } from "#app/parts/location/location-view.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { minutesText } from "#app/parts/duration/minutes-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Meeting } from "./meeting-access.server.ts"
import { meetingActs } from "./meeting-acts.ts"
import { groupMeetingNumber, meetingNumber, meetingReference } from "./meeting-number.ts"
import { topicViews } from "./topic-view.server.ts"

const hour = 3_600_000

/** When it takes place, for this person, and what the clock shows where it was entered if that differs (I18N-03). */
function timesView(meeting: Meeting, style: TimeStyle) {
  const { start_time: start, planned_end_time: end, timezone, actual_end_time: ended } = meeting
  const isOneDay = datesBetween(start, end, style.zone).length === 1
  const offset = offsetText(timezone, start)
  return {
    start: moment(start, style),
    end: (isOneDay ? timeOfDay : moment)(end, style),
    ended: ended ? moment(ended, style) : undefined,
    over: moment(ended ?? end, style),
    duration: minutesText(meeting.duration, serverIntl(style.locale)),
    offset: offsetText(style.zone, start),
    zone: timezone,
    zoneOffset: offset,
    startThere: offset === offsetText(style.zone, start) ? undefined : moment(start, { ...style, zone: timezone }),
  }
}

function groupView({ group }: Meeting, { alliance }: Place, { locale }: RequestContext) {
  return group && { name: nameIn(locale, group), href: paths.workgroup(alliance, group.acronym) }
}

function ballotViews({ ballots, group }: Meeting, place: Place) {
  return ballots.map(({ id, number, group_number, subject, status }) => ({
    id,
    href: paths.ballot(place, id),
    number: eventReference("B", { number, group_number, group }),
    subject,
    status,
  }))
}

/** Where a ballot about the meeting is made: in its group (MEET-09, VOTE-02). */
function ballotCreate({ id, group }: Meeting, { alliance }: Place) {
  return paths.ballotCreate({ alliance, ...(group && { acronym: group.acronym }) }, { meeting: id })
}

/** The minutes: what was written, the files, and who was there (MEET-05, MEET-08, MEET-09). */
function summaryView({ summary, summary_files, attendees }: Meeting, place: Place, context: RequestContext) {
  return {
    html: summary ? richTextHtml(summary, place) : undefined,
    files: attachmentViews(summary_files, context),
    attendees: attendees.map(({ id, ...member }) => ({ id, person: personView(member, context.locale) })),
  }
}

/** A meeting as its pages show it (MEET-01): texts and times are made for this person, `actions` decide what is offered. */
export function meetingView(meeting: Meeting, place: Place, context: RequestContext) {
  const { id, version, subject, status, actions, organizer, proposal, phase, cancel_reason } = meeting
  const style: TimeStyle = { locale: context.locale, zone: context.zone.zone }
  const reference = meetingReference(meeting)
  const summary = summaryView(meeting, place, context)
  const hasSummary = summary.html !== undefined || summary.files.length > 0
  return {
    id,
    version,
    place,
    subject,
    reference,
    windowTitle: `${reference} ${subject}`,
    number: meetingNumber(meeting),
    groupNumber: groupMeetingNumber(meeting),
    status,
    actions,
    acts: meetingActs({ id, actions, place, hasSummary }),
    times: timesView(meeting, style),
    organizer: personView(organizer, context.locale),
    created: moment(meeting.created_time, style),
    location: locationView(meeting.location),
    group: groupView(meeting, place, context) ?? undefined,
    proposal: proposal ? { code: proposal.draft_code, title: proposal.title, phase: phase?.name } : undefined,
    cancelReason: cancel_reason ?? undefined,
    reminder: status === "not_started" ? reminderView(meeting.reminder, hour, style) : undefined,
    html: richTextHtml(meeting.description, place),
    topics: topicViews(meeting, place, context),
    participants: peopleView(meeting.participants, meeting.group, { ...context, alliance: place.alliance }),
    feedbacks: feedbackViews(meeting.feedbacks, context),
    documentation: attachmentViews(meeting.documentation, context),
    summary,
    hasSummary,
    ballots: ballotViews(meeting, place),
    ballotCreate: actions.includes("ballot.create") ? ballotCreate(meeting, place) : undefined,
  }
}

export type MeetingView = ReturnType<typeof meetingView>
