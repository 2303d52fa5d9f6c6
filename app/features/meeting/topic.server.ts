import type { Result } from "#app/lib/failure.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { shellScopeFrom } from "#app/lib/shell-scope.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { topicSchema } from "#app/parts/topic/topic.schema.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { feedbackSchema, withdrawSchema } from "./meeting.schema.ts"
import { meetingCrumb, topicFor } from "./meeting.server.ts"

/** The address of a topic on the page of its meeting. */
export const topicHref = (params: Params, topicId: string) =>
  `${meetingPaths.detail(shellScopeFrom(params), param(params, "id"))}#${topicId}`

/** A topic that is about to be changed or withdrawn, as its form shows it. @throws the 403 screen where that is not offered */
export async function topicForm(
  context: RequestContext,
  request: Request,
  params: Params,
  action: "update" | "withdraw",
) {
  const { meeting, topic } = await topicFor(context, params, action)
  const { subject, description, attachments, version, feedbacks } = topic
  return {
    crumb: meetingCrumb(meeting),
    subject,
    version,
    hasFeedback: feedbacks.length > 0,
    values: { subject, description, attachment_ids: attachments.map(attachmentValue) },
    key: newIdempotencyKey(),
    draft: await openDraft(context, request, action === "update" ? topicSchema : withdrawSchema),
  }
}

/** The parameters of a topic's operations. */
export const topicPath = (params: Params) => ({ id: param(params, "id"), topic_id: param(params, "topicId") })

/** Changes a topic (MEET-06). */
export const saveTopic = formAction(topicSchema, {
  files: "meeting",
  write: ({ context, params, input: { version = 0, subject, description, attachment_ids } }) => {
    const body = { version, subject, description, attachment_ids: fileIds(attachment_ids) }
    return context.api.put("/meeting/{id}/topic/{topic_id}", { path: topicPath(params), body })
  },
  done: "meeting-topic.edit.done",
  to: ({ id }, { params }) => topicHref(params, id),
})

/** Takes a topic back; it is locked then (MEET-06). */
export const withdrawTopic = formAction(withdrawSchema, {
  write: ({ context, params, input, idempotencyKey }) => {
    const call = { path: topicPath(params), body: input, idempotencyKey }
    return context.api.post("/meeting/{id}/topic/{topic_id}/withdraw", call)
  },
  done: "meeting-topic.withdraw.done",
  to: (_topic, { params }) => topicHref(params, param(params, "topicId")),
})

/** Gives feedback on a meeting, or on the one of its topics that the form names; that one may be completed by it (MEET-06, MEET-07). */
export const giveFeedback = formAction(feedbackSchema, {
  files: "meeting",
  write: async ({ context: { api }, params, input, idempotencyKey }): Promise<Result<Given>> => {
    const { topic, text, attachment_ids, is_completed = false } = input
    const path = { id: param(params, "id") }
    const body = { text, attachment_ids: fileIds(attachment_ids) }
    const given =
      topic === undefined
        ? await api.post("/meeting/{id}/feedback", { path, body, idempotencyKey })
        : await api.post("/meeting/{id}/topic/{topic_id}/feedback", {
            path: { ...path, topic_id: topic },
            body: { ...body, is_completed },
            idempotencyKey,
          })
    return given.ok ? { ok: true, value: { topic, isCompleted: topic !== undefined && is_completed } } : given
  },
  done: ({ isCompleted }) => (isCompleted ? "meeting-feedback.completed" : "meeting-feedback.done"),
  to: ({ topic }, { params }) => topicHref(params, topic ?? "feedback"),
})

type Given = { topic: string | undefined; isCompleted: boolean }
