import type { SubmissionResult } from "@conform-to/react"
import { data, type ActionFunctionArgs } from "@remix-run/node"
import type { $ZodType } from "zod/v4/core"
import { inParallel } from "#app/lib/parallel.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { searchRequest } from "#app/parts/participants/find-fields.ts"
import { groupFirst, memberTree } from "#app/parts/participants/member-tree.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { withSchema, writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey, restored } from "#app/ui/form/submission.server.ts"
import { newTopicSchema, planSchema } from "./meeting.schema.ts"
import { meetingCrumb, meetingFor, topicFor } from "./meeting.server.ts"
import { topicHref, topicPath } from "./topic.server.ts"
import { presenterValues } from "./topic-view.server.ts"

/** The form when it comes back, with people somebody without scripts has looked for. */
export type PlanAnswer = SubmissionResult<string[]> & { tree?: MemberTree }

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

/** The form again as it was sent, where somebody without scripts looked for a presenter; undefined where it is to be saved. */
async function presentersFound(context: RequestContext, form: FormData, schema: $ZodType) {
  const wish = searchRequest(form, "presenter_id")
  return wish && data<PlanAnswer>({ ...restored(form, schema), tree: await memberTree(context, wish) })
}

/** Adds a topic to a meeting (MEET-06). */
export const createTopic = withSchema(newTopicSchema, async ({ context, request, params }: ActionFunctionArgs) => {
  const received = await receiveForm(context, request, "meeting")
  const found = await presentersFound(context, received.form, newTopicSchema)
  if (found) return found
  return writeForm(context, received, {
    schema: newTopicSchema,
    write: ({ subject, description, attachment_ids, minutes, presenter_id = null }, idempotencyKey) => {
      const body = { subject, description, attachment_ids: fileIds(attachment_ids), minutes, presenter_id }
      return context.api.post("/meeting/{id}/topic", { path: { id: param(params, "id") }, body, idempotencyKey })
    },
    done: "meeting-topic.create.done",
    to: ({ id }) => topicHref(params, id),
  })
})

/** Gives a topic its place in the agenda, its minutes and its presenter; the buttons that move it send all of it as well (MEET-13). */
export const planTopic = withSchema(planSchema, async ({ context, request, params }: ActionFunctionArgs) => {
  const received = await receiveForm(context, request, "meeting")
  const found = await presentersFound(context, received.form, planSchema)
  if (found) return found
  return writeForm(context, received, {
    schema: planSchema,
    write: ({ presenter_id = null, ...input }, idempotencyKey) => {
      const call = { path: topicPath(params), body: { ...input, presenter_id }, idempotencyKey }
      return context.api.put("/meeting/{id}/topic/{topic_id}/plan", call)
    },
    done: "meeting-topic.plan.done",
    to: ({ id }) => topicHref(params, id),
  })
})
