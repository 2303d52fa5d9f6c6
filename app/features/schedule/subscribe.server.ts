import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { idempotencyKey, invalid, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { subscribeSchema } from "./subscribe.schema.ts"

type Reminder = 30 | 120 | 1440

/** Subscribes to a schedule, changes the reminder, or ends it; gives the message for the page, or the form again. */
export async function subscribed(context: RequestContext, request: Request, id: string) {
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
  if (!result.ok) return { refusal: refused(submission, inWords(result.failure, context)) }
  return { done: sent.intent === "subscribe" ? "schedule.subscribed" : "schedule.unsubscribed" } as const
}
