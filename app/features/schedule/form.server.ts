import type { output } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { param } from "#app/lib/route-params.ts"
import { instantOf } from "#app/lib/time.server.ts"
import { dayAfter, wallTimeOf } from "#app/lib/time-wall.server.ts"
import { movedEnd, movedStart } from "#app/parts/event/asked-start.server.ts"
import { spanAction, spanForm, spanInput, spanValues } from "#app/parts/event/span-form.server.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { idempotencyKey, invalid, parseSubmission, refused } from "#app/forms/submit/submission.server.ts"
import type { Schedule } from "./schedule-access.server.ts"
import { scheduleSchema, subscribeSchema } from "./schedule.schema.ts"
import { isReminderPast } from "./schedule.status.ts"

/** Form values: a new schedule is tomorrow for an hour; an existing one keeps its values, in the time zone in which it was entered. */
function valuesOf(schedule: Schedule | undefined, { now, zone }: RequestContext) {
  if (!schedule) {
    const start = dayAfter(instantOf(now), zone, "10:00")
    const end = { date: start.date, time: "11:00" }
    return { type: "conference" as const, start, end, description: { format: "markdown" as const } }
  }
  const { subject, type, location, description } = schedule
  return { subject, type, ...spanValues(schedule), location: location ?? undefined, description }
}

/** Data of the form page, with a saved draft (FORM-08). @param schedule the schedule to edit, with another time if it was moved in the calendar */
export async function scheduleForm(context: RequestContext, request: Request, schedule?: Schedule) {
  const moved = schedule && movedStart(request.url, schedule, context)
  const values = valuesOf(schedule, context)
  const times = moved && {
    start: moved.start,
    end: wallTimeOf(instantOf(Date.parse(schedule.end_time) + moved.by), moved.start.zone),
  }
  const resized = schedule && movedEnd(request.url, schedule, context)
  const end = resized && { end: wallTimeOf(resized.end_time, values.start.zone) }
  const form = await spanForm(context, { request, schema: scheduleSchema, values: { ...values, ...times, ...end } })
  return { ...form, moved: (moved ?? resized)?.text }
}

export type ScheduleFormView = Awaited<ReturnType<typeof scheduleForm>>

function bodyOf(value: output<typeof scheduleSchema>): components["schemas"]["ScheduleInput"] {
  const { subject, type, location, description } = value
  return { subject, type, ...spanInput(value), location: location ?? null, description }
}

/** Creates a schedule (CAL-02). */
export const createSchedule = spanAction(scheduleSchema, {
  write: ({ context, input, idempotencyKey }) => context.api.post("/schedule", { body: bodyOf(input), idempotencyKey }),
  done: "schedule.created",
  to: ({ id }, { context }) => schedulePaths.detail(context.alliance, id),
})

/** Changes a schedule (CAL-02). */
export const saveSchedule = spanAction(scheduleSchema, {
  write: ({ context, params, input }) => {
    const body = { ...bodyOf(input), version: input.version ?? 0 }
    return context.api.put("/schedule/{id}", { path: { id: param(params, "id") }, body })
  },
  done: "schedule.saved",
  to: ({ id }, { context }) => schedulePaths.detail(context.alliance, id),
})

type Reminder = 30 | 120 | 1440

/** Subscribes to a schedule, changes the reminder, or unsubscribes. Returns the message for the page, or the failed submission. */
export async function changeSubscription(context: RequestContext, request: Request, id: string) {
  const submission = await parseSubmission(request, subscribeSchema)
  if (submission.status !== "success") return { refusal: invalid(submission) }
  const sent = submission.value
  const call = { path: { id }, idempotencyKey: idempotencyKey(submission) }
  const result =
    sent.intent === "subscribe"
      ? await context.api.post("/schedule/{id}/subscribe", {
          ...call,
          body: { subscription_reminder: Number(sent.reminder) as Reminder },
        })
      : await context.api.post("/schedule/{id}/unsubscribe", call)
  if (!result.ok) return { refusal: refused(submission, withLocalizedMessage(result.failure, context)) }
  if (sent.intent === "unsubscribe") return { done: "schedule.unsubscribed" } as const
  return {
    done: isReminderPast(result.value, context.now) ? "schedule.subscribed-past" : "schedule.subscribed",
  } as const
}
