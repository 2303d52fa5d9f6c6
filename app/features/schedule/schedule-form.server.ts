import type { SubmissionResult } from "@conform-to/react"
import { data, redirect } from "@remix-run/node"
import type { output } from "zod/v4/core"
import { valueOf } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import { readForm } from "#app/lib/read-form.server.ts"
import { dayAfter, wallTimeOf } from "#app/lib/time-wall.server.ts"
import { instantOf } from "#app/lib/time.server.ts"
import { atFields } from "#app/parts/event-form/event-answer.server.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import { richTextAnswer } from "#app/parts/rich-text/rich-text-answer.server.ts"
import { clockErrors, questionIn, questionOf, wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import type { ClockQuestion } from "#app/parts/wall-time/wall-time.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import { allianceOf, type RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import type { Schedule } from "./schedule-access.server.ts"
import { scheduleSchema } from "./schedule.schema.ts"

/** What is asked about the two times of a form, where the clocks skip or repeat one of them. */
type Questions = { start?: ClockQuestion; end?: ClockQuestion }

/** The form when it comes back. */
export type ScheduleAnswer = SubmissionResult<string[]> & { questions: Questions }

/** Where the backend's errors stand in the form. */
const places = { start_time: "start.time", end_time: "end.time", timezone: "start.zone" }

const questionsIn = (result: SubmissionResult<string[]>): Questions => ({
  start: questionIn(result, "start"),
  end: questionIn(result, "end", "start"),
})

function answered({ data: result, init }: { data: SubmissionResult<string[]>; init: ResponseInit | null }) {
  return data<ScheduleAnswer>({ ...result, questions: questionsIn(result) }, init ?? undefined)
}

/** A new schedule: tomorrow for an hour. One that is changed: as it is, in the zone in which it was entered. */
function valuesOf(schedule: Schedule | undefined, { now, zone }: RequestContext) {
  if (!schedule) {
    const start = dayAfter(instantOf(now), zone.zone, "10:00")
    const end = { date: start.date, time: "11:00" }
    return { type: "conference" as const, start, end, description: { format: "markdown" as const } }
  }
  const { subject, type, location, description, timezone } = schedule
  const [start, { zone: _same, ...end }] = [
    wallTimeOf(schedule.start_time, timezone),
    wallTimeOf(schedule.end_time, timezone),
  ]
  return { subject, type, start, end, location: location ?? undefined, description }
}

/** What the page with the form shows, with what had been typed before (FORM-08). @param schedule the one that is changed */
export async function scheduleForm(context: RequestContext, request: Request, schedule?: Schedule) {
  const zones = valueOf(await context.api.get("/utils/timezone"))
  const values = valuesOf(schedule, context)
  const draft = await openDraft(context, request, scheduleSchema)
  const { start, end } = values
  return {
    zones: zoneOptions(zones.timezones, context),
    values,
    draft,
    key: newIdempotencyKey(),
    questions: draft
      ? questionsIn(draft.result)
      : { start: questionOf(start), end: questionOf({ ...end, zone: start.zone }) },
  }
}

export type ScheduleFormView = Awaited<ReturnType<typeof scheduleForm>>

function bodyOf({
  start,
  end,
  location,
  ...value
}: output<typeof scheduleSchema>): components["schemas"]["ScheduleInput"] {
  const { subject, type, description } = value
  return {
    subject,
    type,
    start_time: wallInstant(start),
    end_time: wallInstant({ ...end, zone: start.zone }),
    timezone: start.zone,
    location: location ?? null,
    description,
  }
}

/** Creates a schedule, or changes the one that the address names (CAL-02). */
export async function saveSchedule(context: RequestContext, request: Request, id?: string) {
  const alliance = allianceOf(context).url
  const form = await readForm(request)
  const shown = richTextAnswer(form, scheduleSchema, alliance)
  if (shown) return answered(shown)
  const fileErrors = { ...clockErrors(form, "start"), ...clockErrors(form, "end", "start") }
  const submission = await parseSubmission({ form, fileErrors }, scheduleSchema)
  if (submission.status !== "success") return answered(invalid(submission))
  const body = bodyOf(submission.value)
  const { version = 0 } = submission.value
  const saved =
    id === undefined
      ? await context.api.post("/schedule", { body, idempotencyKey: idempotencyKey(submission) })
      : await context.api.put("/schedule/{id}", { path: { id }, body: { ...body, version } })
  if (!saved.ok) return answered(refused(submission, inWords(atFields(saved.failure, places), context)))
  await sendFlash(context, { tone: "done", id: id === undefined ? "schedule.created" : "schedule.saved" })
  return redirect(paths.schedule(alliance, saved.value.id), 303)
}
