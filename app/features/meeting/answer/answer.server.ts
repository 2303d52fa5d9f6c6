import { type ActionFunctionArgs, data } from "@remix-run/node"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { isRecordId, param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { datesBetween, moment, momentWithZone, timeOfDay } from "#app/lib/time.server.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import { locationView } from "#app/parts/location/location-view.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { answered } from "./answers-view.ts"
import { meetingCrumb, meetingFor } from "../meeting.server.ts"
import { answerSchema } from "../meeting.schema.ts"

/** Data of the page on which a participant answers. @throws the 403 screen if the meeting does not offer the action (MEET-10) */
export async function answerView(context: RequestContext, params: Params) {
  const meeting = await meetingFor(context, params, "answer")
  const { subject, start_time, my_answer, is_my_answer_outdated } = meeting
  return {
    crumb: meetingCrumb(meeting),
    subject,
    start: momentWithZone(start_time, context),
    mine: answered(my_answer, is_my_answer_outdated),
  }
}

/** Answers an invitation (`meeting.answer`, MEET-10). */
export const answerInvitation = formAction(answerSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/meeting/{id}/answer", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: ({ answer }) => `meeting-answer.done.${answer}`,
  to: (_answer, { params }) => meetingPaths.detail(shellScopeFrom(params), param(params, "id")),
})

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
  const invitation = shownInvitation(value, context)
  return data({ invitation, isCancelled: false, href, windowTitle: `${title}: ${value.subject}` })
}

function shownInvitation(value: components["schemas"]["MeetingInvitation"], context: RequestContext) {
  const { locale } = context
  const { subject, start_time, planned_end_time, timezone, location, group, organizer, member } = value
  const there = { locale, zone: timezone }
  const isOneDay = datesBetween(start_time, planned_end_time, timezone).length === 1
  return {
    subject,
    // in the meeting's time zone, as in the mail: nobody is signed in, so the reader's zone is unknown
    start: momentWithZone(start_time, there),
    end: (isOneDay ? timeOfDay : moment)(planned_end_time, there),
    duration: minutesText((Date.parse(planned_end_time) - Date.parse(start_time)) / 60_000, serverIntl(locale)),
    location: locationView(location),
    group: group ? nameIn(locale, group) : undefined,
    isDisbanded: group?.status === "disband",
    organizer: personView(organizer, locale),
    person: personView(member, locale),
    mine: answered(value.answer, value.is_outdated),
  }
}

/** Answers through the signed link, on behalf of the invited person (`meeting.invitation.answer`, MEET-10). */
export const answerByLink = formAction(answerSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/meeting/{id}/invitation/{token}", { path: linkOf(params), body: input, idempotencyKey }),
  done: ({ answer }) => (answer ? `meeting-answer.done.${answer}` : "meeting-answer.done.accepted"),
  to: (_invitation, { context, params }: ActionFunctionArgs) => {
    const { id, token } = linkOf(params)
    return meetingPaths.invitation(context.alliance, id, token)
  },
})
