import type { Result } from "#app/api/failure.ts"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { feedbackSchema } from "./feedback.schema.ts"

type Params = Readonly<Record<string, string | undefined>>

/** Gives feedback on a meeting, or on the one of its topics that the form names; that one may be completed by it (MEET-06, MEET-07). */
export async function giveFeedback(context: RequestContext, request: Request, params: Params) {
  const id = params.id ?? ""
  const received = await receiveForm(context, request, "meeting")
  const topic = received.form.get("topic")
  const isOfTopic = typeof topic === "string" && topic !== ""
  const isCompleted = received.form.get("is_completed") === "on"
  return writeForm(context, received, {
    schema: feedbackSchema,
    write: ({ topic: topic_id, text, attachment_ids, is_completed }, idempotencyKey): Promise<Result<unknown>> => {
      const body = { text, attachment_ids: fileIds(attachment_ids) }
      if (topic_id === undefined)
        return context.api.post("/meeting/{id}/feedback", { path: { id }, body, idempotencyKey })
      const ofTopic = { path: { id, topic_id }, body: { ...body, is_completed: is_completed ?? false }, idempotencyKey }
      return context.api.post("/meeting/{id}/topic/{topic_id}/feedback", ofTopic)
    },
    done: isOfTopic && isCompleted ? "meeting-feedback.completed" : "meeting-feedback.done",
    to: () => `${paths.meeting(placeFrom(params), id)}#${isOfTopic ? topic : "feedback"}`,
  })
}
