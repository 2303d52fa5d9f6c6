import { type ActionFunctionArgs, data } from "@remix-run/node"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { isRecordId, param, type Params } from "#app/lib/route-params.ts"
import { datesBetween, instantOf, moment, momentWithZone, timeOfDay, zoneName } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { entryAnswer } from "#app/parts/calendar-file/calendar-file.server.ts"
import { calendarLinks } from "#app/parts/calendar-file/calendar-links.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import { locationView } from "#app/parts/location/location-view.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { answerDone, answered, laterTotal } from "./answers-view.ts"
import { answerSchema } from "../meeting.schema.ts"

type Invitation = components["schemas"]["MeetingInvitation"]

const linkOf = (params: Params) => ({ id: param(params, "id"), token: param(params, "token") })

/**
 * Data of the page that the signed link in a mail opens, without a session: the meeting and the person's answer, or that the meeting is
 * over (MEET-10). Only reads, because mail scanners open links too. @throws the 404 screen for a link that was tampered with
 */
export async function invitationView(context: RequestContext, params: Params) {
  const path = linkOf(params)
  if (!isRecordId(path.id)) throw new ApiFailure({ kind: "not_found" })
  const href = meetingPaths.detail({ alliance: context.alliance }, path.id)
  const found = await context.api.get("/meeting/{id}/invitation/{token}", { path })
  if (!found.ok) {
    const { failure } = found
    if (failure.kind !== "refused") throw new ApiFailure(failure)
    if (failure.code !== "state_refused") throw new ApiFailure({ kind: "not_found" })
    const isCancelled = failure.details.status === "cancelled"
    return data({ invitation: undefined, isCancelled, href, windowTitle: undefined }, { status: 410 })
  }
  const { value } = found
  const title = serverIntl(context.locale).formatMessage({ id: "meeting-answer.invitation" })
  const invitation = shownInvitation(value, params, context)
  return data({ invitation, isCancelled: false, href, windowTitle: `${title}: ${value.subject}` })
}

/** Start and end of the meeting in one time zone. */
function timesIn({ start_time, planned_end_time }: Invitation, zone: string, { locale, now }: RequestContext) {
  const isOneDay = datesBetween(start_time, planned_end_time, zone).length === 1
  return {
    zone: zoneName(zone, locale, instantOf(now)),
    start: momentWithZone(start_time, { locale, zone }),
    end: (isOneDay ? timeOfDay : moment)(planned_end_time, { locale, zone }),
  }
}

const seriesTexts = {
  week: "meeting.series.week",
  two_weeks: "meeting.series.two-weeks",
  month: "meeting.series.month",
} as const

/** Links that put the meeting into a calendar; they lead back to its page, not to this one, whose address is secret. */
function calendarsOf(invitation: Invitation, { alliance, settings, params }: RequestContext & { params: Params }) {
  const { meeting_id, subject, start_time: start, planned_end_time: end, location } = invitation
  const details = new URL(meetingPaths.detail({ alliance }, meeting_id), settings.origin).href
  const file = meetingPaths.invitationCalendar(alliance, meeting_id, param(params, "token"))
  return { file, ...calendarLinks({ subject, start, end, details, location }) }
}

/** The meeting for its page, formatted for the invited person. */
function shownInvitation(value: Invitation, params: Params, context: RequestContext) {
  const { locale } = context
  const intl = serverIntl(locale)
  const { subject, start_time, planned_end_time, timezone, member_timezone, location, group, organizer, member } = value
  const [here, there] = [timesIn(value, member_timezone, context), timesIn(value, timezone, context)]
  return {
    subject,
    ...here,
    /** In the time zone of the meeting, unless it is the same time there. */
    there: here.start.text === there.start.text ? undefined : there,
    duration: minutesText((Date.parse(planned_end_time) - Date.parse(start_time)) / 60_000, intl),
    repeats: value.series
      ? intl.formatMessage({ id: seriesTexts[value.series.every] }, { ...value.series })
      : undefined,
    location: locationView(location),
    group: group ? nameIn(locale, group) : undefined,
    isDisbanded: group?.status === "disband",
    organizer: personView(organizer, locale),
    person: personView(member, locale),
    topics: value.topics.map((topic) => ({
      subject: topic.subject,
      minutes: topic.minutes === null ? undefined : minutesText(topic.minutes, intl),
      presenter: topic.presenter ? personView(topic.presenter, locale).name : undefined,
    })),
    documents: attachmentViews(value.documentation, context),
    calendars: calendarsOf(value, { ...context, params }),
    mine: answered(value.answer, value.is_outdated),
    later: laterTotal(value.series),
  }
}

export type InvitationShown = ReturnType<typeof shownInvitation>

/** The meeting of a signed link as a calendar file (MEET-18). @throws the 404 screen for a link that is not valid, or no longer */
export async function invitationFile(context: RequestContext, params: Params): Promise<Response> {
  const path = linkOf(params)
  const found = isRecordId(path.id) && (await context.api.get("/meeting/{id}/invitation/{token}", { path }))
  if (!found || (!found.ok && found.failure.kind === "refused")) throw new ApiFailure({ kind: "not_found" })
  const invitation = valueOf(found)
  const { meeting_id, version, subject, start_time, planned_end_time, location, group, organizer } = invitation
  const { locale, alliance } = context
  const { name } = personView(organizer, locale)
  const entry = {
    module: "meeting",
    key: meeting_id,
    sequence: version,
    start: start_time,
    end: planned_end_time,
    subject,
    lines: [
      ...(group ? [nameIn(locale, group)] : []),
      serverIntl(locale).formatMessage({ id: "meeting.calendar.organizer" }, { name }),
    ],
    location,
    page: meetingPaths.detail({ alliance }, meeting_id),
    isCancelled: false,
    isBusy: true,
  }
  return entryAnswer(context, entry, meeting_id)
}

/** Answers through the signed link, on behalf of the invited person (`meeting.invitation.answer`, MEET-10). */
export const answerByLink = formAction(answerSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/meeting/{id}/invitation/{token}", { path: linkOf(params), body: input, idempotencyKey }),
  done: (_invitation, { answer, scope }) => answerDone(answer, scope),
  to: (_invitation, { context, params }: ActionFunctionArgs) => {
    const { id, token } = linkOf(params)
    return meetingPaths.invitation(context.alliance, id, token)
  },
})
