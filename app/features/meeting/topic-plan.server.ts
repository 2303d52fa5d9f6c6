import { inParallel } from "#app/lib/parallel.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { groupFirst, memberTree } from "#app/parts/participants/member-tree.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { newTopicSchema, planSchema } from "./meeting.schema.ts"
import { meetingCrumb, meetingFor, topicFor } from "./meeting.server.ts"
import { topicHref, topicPath } from "./topic.server.ts"
import { presenterValues } from "./topic-view.server.ts"

/** The form of a new topic. @throws the 403 screen where the meeting takes none (MEET-06) */
export async function newTopicForm(context: RequestContext, request: Request, params: Params) {
  const [meeting, tree] = await inParallel(meetingFor(context, params, "topic.create"), memberTree(context))
  return {
    crumb: meetingCrumb(meeting),
    tree: groupFirst(tree, meeting.group?.acronym),
    draft: await openDraft(context, request, newTopicSchema),
    key: newIdempotencyKey(),
  }
}

/** The place of a topic in the agenda, its minutes and its presenter. @throws the 403 screen where they cannot be changed (MEET-13) */
export async function planForm(context: RequestContext, request: Request, params: Params) {
  const [{ meeting, topic }, tree] = await inParallel(topicFor(context, params, "plan"), memberTree(context))
  const { subject, version, minutes } = topic
  return {
    crumb: meetingCrumb(meeting),
    subject,
    version,
    places: meeting.topics.map((one, at) => ({ value: String(at + 1), text: `${at + 1}. ${one.subject}` })),
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

/** Gives a topic its place in the agenda, its minutes and its presenter; the buttons that move it send all of it as well (MEET-13). */
export const planTopic = formAction(planSchema, {
  picker: "presenter_id",
  write: ({ context, params, input: { presenter_id = null, ...written }, idempotencyKey }) => {
    const call = { path: topicPath(params), body: { ...written, presenter_id }, idempotencyKey }
    return context.api.put("/meeting/{id}/topic/{topic_id}/plan", call)
  },
  done: "meeting-topic.plan.done",
  to: ({ id }, { params }) => topicHref(params, id),
})
