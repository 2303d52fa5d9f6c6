import type { SubmissionResult } from "@conform-to/react"
import { data, redirect } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import { beside } from "#app/lib/beside.ts"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { readForm } from "#app/lib/read-form.server.ts"
import { dayAfter, wallTimeOf } from "#app/lib/time-wall.server.ts"
import { moment, type Moment } from "#app/lib/time.server.ts"
import { consequencesView, type ConsequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { atFields } from "#app/parts/event-form/event-answer.server.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import { clockErrors, questionIn, questionOf, wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import type { ClockQuestion, WallTimeValue } from "#app/parts/wall-time/wall-time.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import type { Option } from "#app/ui/form/select-field.tsx"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { ballotFor, ballotPreview } from "./ballot-access.server.ts"
import { ballotReference } from "./ballot-number.ts"
import { extendSchema } from "./extend.schema.ts"

type Params = Readonly<Record<string, string | undefined>>

/** What the page and the dialog show in which a ballot is extended. */
export type ExtendView = {
  number: string
  subject: string
  /** The present end. */
  end: Moment
  turnout: { voted: number; total: number }
  zones: Option[]
  values: { end: WallTimeValue }
  question?: ClockQuestion
  version: number
  key: string
  /** Who is written to; absent when the backend no longer previews it. */
  consequences?: ConsequencesView
}

/** The form comes back with what is asked about the new end. */
export type ExtendAnswer = SubmissionResult<string[]> & { question?: ClockQuestion }

/** The form in which a ballot is extended: by a day, unless somebody says otherwise. @throws the 403 screen where it is not offered */
export async function extendView(context: RequestContext, params: Params): Promise<ExtendView> {
  const { api, locale, zone } = context
  const asked = ballotPreview(context, params, "extend")
  const around = Promise.all([asked, api.get("/utils/timezone")])
  const [ballot, [preview, zones]] = await beside(ballotFor(context, params, "extend", asked), around)
  const { end_time, subject, turnout, version } = ballot
  const end = dayAfter(end_time, zone.zone, wallTimeOf(end_time, zone.zone).time)
  return {
    number: ballotReference(ballot),
    subject,
    end: moment(end_time, { locale, zone: zone.zone }),
    turnout,
    zones: zoneOptions(valueOf(zones).timezones, context, ballot.timezone),
    values: { end },
    question: questionOf(end),
    version,
    key: newIdempotencyKey(),
    ...(preview.ok && { consequences: consequencesView(preview.value, locale, () => undefined) }),
  }
}

/** Where the backend's errors stand in the form. */
const places = { end_time: "end.time", timezone: "end.zone" }

type Answer = { data: SubmissionResult<string[]>; init: ResponseInit | null }

/** The form shown again, with what is asked about the new end. */
function answered(answer: Answer) {
  return data<ExtendAnswer>({ ...answer.data, question: questionIn(answer.data, "end") }, answer.init ?? undefined)
}

/** Extends the ballot; else the form again with everything that was typed (VOTE-04). */
export async function extended(context: RequestContext, request: Request, params: Params) {
  const form = await readForm(request)
  const submission = await parseSubmission({ form, fileErrors: clockErrors(form, "end") }, extendSchema)
  if (submission.status !== "success") return answered(invalid(submission))
  const { version, end } = submission.value
  const done = await context.api.post("/ballot/{id}/extend", {
    path: { id: params.id ?? "" },
    body: { version, end_time: wallInstant(end), timezone: end.zone },
    idempotencyKey: idempotencyKey(submission),
  })
  if (!done.ok) return answered(refused(submission, inWords(atFields(done.failure, places), context)))
  const { locale, zone } = context
  const values = {
    number: ballotReference(done.value),
    end: moment(done.value.end_time, { locale, zone: zone.zone }).text,
  }
  await sendFlash(context, { tone: "done", id: "ballot-extend.done", values })
  return redirect(paths.ballot(placeFrom(params), done.value.id), 303)
}
