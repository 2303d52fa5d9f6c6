import { type ActionFunctionArgs, data } from "@remix-run/node"
import type { output } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { isRecordId, param, type Params } from "#app/lib/route-params.ts"
import { momentWithZone, zoneWithOffset } from "#app/lib/time.server.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import { locationView } from "#app/parts/location/location-view.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { answersSchema } from "../date-poll.schema.ts"
import { datePollCrumb, datePollFor, datePollHref } from "../date-poll.server.ts"
import { answerSlots, withConflicts } from "./slot-view.server.ts"

type Schemas = components["schemas"]

/** Data of the page on which an invited person answers. @throws the 403 screen if the poll does not offer the action (MEET-14) */
export async function answerView(context: RequestContext, params: Params) {
  const poll = await datePollFor(context, params, "answer")
  const { subject, slots, my_answers, timezone, deadline } = poll
  return {
    crumb: datePollCrumb(poll),
    subject,
    deadline: momentWithZone(deadline, context),
    slots: await withConflicts(context, answerSlots(slots, my_answers, { timezone, style: context }), slots),
  }
}

/** The answers that are given; a slot that is left open has none. */
function answersIn({ answers }: output<typeof answersSchema>): Schemas["DatePollAnswerInput"] {
  return { answers: answers.flatMap(({ slot_id, answer }) => (answer ? [{ slot_id, answer }] : [])) }
}

/** Answers a poll (`date-poll.answer`). */
export const answerPoll = formAction(answersSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/date-poll/{id}/answer", {
      path: { id: param(params, "id") },
      body: answersIn(input),
      idempotencyKey,
    }),
  done: ({ is_answered }) => (is_answered ? "date-poll.answer.done" : "date-poll.answer.done-open"),
  to: (_poll, { params }) => datePollHref(params),
})

const linkOf = (params: Params) => ({ id: param(params, "id"), token: param(params, "token") })

/**
 * Data of the page that the signed link in a mail opens, without a session: the slots and the person's answers, or that the poll is not
 * open (MEET-14). Only reads, because mail scanners open links too. @throws the 404 screen for a link that was tampered with
 */
export async function invitationView(context: RequestContext, params: Params) {
  const path = linkOf(params)
  if (!isRecordId(path.id)) throw new ApiFailure({ kind: "not_found" })
  const href = datePollPaths.detail({ alliance: context.alliance }, path.id)
  const found = await context.api.get("/date-poll/{id}/invitation/{token}", { path })
  if (!found.ok) {
    const { failure } = found
    if (failure.kind !== "refused") throw new ApiFailure(failure)
    if (failure.code !== "state_refused") throw new ApiFailure({ kind: "not_found" })
    return data(
      { invitation: undefined, status: overOf(failure.details.status), href, windowTitle: undefined },
      { status: 410 },
    )
  }
  const { value } = found
  const title = serverIntl(context.locale).formatMessage({ id: "date-poll.detail.title" })
  const invitation = shownInvitation(value, context)
  return data({ invitation, status: undefined, href, windowTitle: `${title}: ${value.subject}` })
}

/** Why a link no longer takes answers. */
function overOf(status: unknown): "closed" | "decided" | "cancelled" {
  return status === "cancelled" || status === "decided" ? status : "closed"
}

function shownInvitation(value: Schemas["DatePollInvitation"], { locale }: RequestContext) {
  const { subject, duration, timezone, location, deadline, group, organizer, member, slots, answers } = value
  // in the poll's time zone, as in the mail: nobody is signed in, so the reader's zone is unknown
  const style = { locale, zone: timezone }
  return {
    subject,
    zone: zoneWithOffset(timezone, locale, slots[0]?.start_time ?? deadline),
    deadline: momentWithZone(deadline, style),
    duration: minutesText(duration, serverIntl(locale)),
    location: locationView(location),
    group: group ? nameIn(locale, group) : undefined,
    isDisbanded: group?.status === "disband",
    organizer: personView(organizer, locale),
    person: personView(member, locale),
    slots: answerSlots(slots, answers, { timezone, style }),
  }
}

/** Answers through the signed link, on behalf of the invited person (`date-poll.invitation.answer`, MEET-14). */
export const answerPollByLink = formAction(answersSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/date-poll/{id}/invitation/{token}", {
      path: linkOf(params),
      body: answersIn(input),
      idempotencyKey,
    }),
  done: ({ answers, slots }) =>
    answers.length === slots.length ? "date-poll.answer.done" : "date-poll.answer.done-open",
  to: (_invitation, { context, params }: ActionFunctionArgs) => {
    const { id, token } = linkOf(params)
    return datePollPaths.invitation(context.alliance, id, token)
  },
})
