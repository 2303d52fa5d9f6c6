import type { Result } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { groupFirst, memberTree } from "#app/parts/participants/member-tree.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { topicSchema } from "#app/parts/topic/topic.schema.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { meetingCrumb, meetingFor, topicFor } from "../meeting.server.ts"
import { feedbackSchema, newTopicSchema, planSchema, withdrawSchema } from "../meeting.schema.ts"
import { presenterValues } from "./topic-view.server.ts"

/** URL of a topic on the page of its meeting. */
export const topicHref = (params: Params, topicId: string) =>
  `${meetingPaths.detail(shellScopeFrom(params), param(params, "id"))}#${topicId}`

/** Form data of a topic that is edited or withdrawn. @throws the 403 screen if the topic does not offer the action */
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
    organizer: personView(meeting.organizer, context.locale),
    hasFeedback: feedbacks.length > 0,
    values: { subject, description, attachment_ids: attachments.map(attachmentValue) },
    key: newIdempotencyKey(),
    draft: await openDraft(context, request, action === "update" ? topicSchema : withdrawSchema),
  }
}

/** Path parameters of topic operations. */
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

/** Withdraws a topic, which locks it (MEET-06). */
export const withdrawTopic = formAction(withdrawSchema, {
  write: ({ context, params, input, idempotencyKey }) => {
    const call = { path: topicPath(params), body: input, idempotencyKey }
    return context.api.post("/meeting/{id}/topic/{topic_id}/withdraw", call)
  },
  done: "meeting-topic.withdraw.done",
  to: (_topic, { params }) => topicHref(params, param(params, "topicId")),
})

/** Gives feedback on a meeting or on the topic in the form; feedback on a topic can also complete it (MEET-06, MEET-07). */
export const giveFeedback = formAction(feedbackSchema, {
  files: "meeting",
  write: async ({ context: { api }, params, input, idempotencyKey }): Promise<Result<GivenFeedback>> => {
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

type GivenFeedback = { topic: string | undefined; isCompleted: boolean }

/** Data of the form for a new topic. @throws the 403 screen if the meeting does not accept topics (MEET-06) */
export async function newTopicForm(context: RequestContext, request: Request, params: Params) {
  const [meeting, tree] = await inParallel(meetingFor(context, params, "topic.create"), memberTree(context))
  return {
    crumb: meetingCrumb(meeting),
    tree: groupFirst(tree, meeting.group?.acronym),
    draft: await openDraft(context, request, newTopicSchema),
    key: newIdempotencyKey(),
  }
}

/** Form data for planning a topic: position, minutes and presenter. @throws the 403 screen if they cannot be changed (MEET-13) */
export async function planForm(context: RequestContext, request: Request, params: Params) {
  const [{ meeting, topic }, tree] = await inParallel(topicFor(context, params, "plan"), memberTree(context))
  const { subject, version, minutes } = topic
  return {
    crumb: meetingCrumb(meeting),
    subject,
    version,
    positions: meeting.topics.map((one, at) => ({ value: String(at + 1), text: `${at + 1}. ${one.subject}` })),
    tree: groupFirst(tree, meeting.group?.acronym),
    values: {
      position: String(meeting.topics.indexOf(topic) + 1),
      minutes: minutes === null ? "" : String(minutes),
      presenter_id: presenterValues(topic, context.locale),
    },
    key: newIdempotencyKey(),
    draft: await openDraft(context, request, planSchema),
  }
}

/** Adds a topic to a meeting (MEET-06). */
export const createTopic = formAction(newTopicSchema, {
  files: "meeting",
  picker: "presenter_id",
  write: ({ context, params, input, idempotencyKey }) => {
    const { subject, description, attachment_ids, minutes, presenter_id = null } = input
    const body = { subject, description, attachment_ids: fileIds(attachment_ids), minutes, presenter_id }
    return context.api.post("/meeting/{id}/topic", { path: { id: param(params, "id") }, body, idempotencyKey })
  },
  done: "meeting-topic.create.done",
  to: ({ id }, { params }) => topicHref(params, id),
})

/** Saves the position, minutes and presenter of a topic; the move buttons send all three as well (MEET-13). */
export const planTopic = formAction(planSchema, {
  picker: "presenter_id",
  write: ({ context, params, input: { presenter_id = null, ...written }, idempotencyKey }) => {
    const call = { path: topicPath(params), body: { ...written, presenter_id }, idempotencyKey }
    return context.api.put("/meeting/{id}/topic/{topic_id}/plan", call)
  },
  done: "meeting-topic.plan.done",
  to: ({ id }, { params }) => topicHref(params, id),
})
