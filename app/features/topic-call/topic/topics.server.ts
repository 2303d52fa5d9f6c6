import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, type Failure, valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { threadPaths } from "#app/lib/paths/thread.ts"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { isRecordId, param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { moment, zonedText, zoneHere } from "#app/lib/time.server.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { confirmSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionOf } from "#app/parts/confirm/question.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { topicSchema } from "#app/parts/topic/topic.schema.ts"
import { forbiddenBy, refusedWith } from "#app/parts/forbidden.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import { type RequestContext, viewerOfRequest } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { tables } from "#openapi/generated/states.ts"
import { topicStatusValues } from "#openapi/generated/values/topic-status.ts"
import { callFor, callHref, callOf, type TopicCall } from "../topic-call.server.ts"
import { topicQuery, type TopicSearch, topicStatusTexts } from "../list/list.query.ts"
import { withdrawTexts } from "../detail/texts.ts"

type Topic = components["schemas"]["Topic"]

function listQueryOf(search: TopicSearch) {
  const { status, mine } = search.filters
  return { ...listParameters(search), status: status && [status], mine: mine === undefined ? undefined : true }
}

/** A topic for the page of its call. */
function topicView(topic: Topic, callId: string, params: Params, context: RequestContext) {
  const { id, code, subject, status, actions, withdraw_reason } = topic
  const page = (name: "edit" | "withdraw") => topicCallPaths.topic(shellScopeFrom(params), callId, id, name)
  return {
    id,
    code,
    subject,
    status,
    html: richTextHtml(topic.description, { alliance: context.alliance }),
    files: attachmentViews(topic.attachments, context),
    creator: personView(topic.creator, context.locale).name,
    created: moment(topic.created_time, context),
    reason: withdraw_reason ?? undefined,
    discussHref: threadPaths.start(context.alliance, { module: "topic_call", key: callId }, { topic: id }),
    editHref: actions.includes("update") ? page("edit") : undefined,
    withdrawHref: actions.includes("withdraw") ? page("withdraw") : undefined,
  }
}

export type TopicView = ReturnType<typeof topicView>

/** One page of the topics of the call in the URL (TOPIC-02, SHELL-06). */
export async function listTopics(context: RequestContext, params: Params, search: TopicSearch) {
  const { id = "" } = params
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  const call = { path: { id }, query: listQueryOf(search) }
  const { items, total, counts, actions } = valueOf(await context.api.get("/topic-call/{id}/topic", call))
  return {
    items: items.map((topic) => topicView(topic, id, params, context)),
    total,
    counts: topicStatusValues.map((status) => ({ status, count: counts[status] })),
    zone: zoneHere(context),
    canExport: actions.includes("export"),
  }
}

export type TopicListView = Awaited<ReturnType<typeof listTopics>>

/** Columns of the CSV file: times with UTC offset. */
const columnsFor = ({ locale, zone }: RequestContext): CsvColumns<Topic> => ({
  "topic-call.code": ({ code }) => code,
  "event.subject": ({ subject }) => subject,
  "topic-call.submitter": ({ creator }) => personView(creator, locale).name,
  "topic-call.submitted-in-zone": ({ created_time }) => zonedText(created_time, zone),
  "event.status": ({ status }) => serverIntl(locale).formatMessage({ id: topicStatusTexts[status] }),
  "confirm.reason": ({ withdraw_reason }) => withdraw_reason,
})

/** All topics of a call that match the filters, as a CSV file (SHELL-06). */
export async function topicsFile(context: RequestContext, params: Params, url: string): Promise<Response> {
  const { id, subject } = await callOf(context, params)
  const query = listQueryOf(topicQuery.parse(url))
  return csvAnswer(context, {
    name: "topic-call.topics.file",
    values: { subject },
    columns: columnsFor(context),
    load: (part) => context.api.get("/topic-call/{id}/topic", { path: { id }, query: { ...query, ...part } }),
  })
}

/** Derives the reason for a refusal, because topics have no preview (openapi/states/topic-call-topic.yaml). */
function whyNotTopic(context: RequestContext, call: TopicCall, { creator, status }: Topic): Failure {
  if (creator.id !== viewerOfRequest(context).userId) return forbiddenBy(tables["topic-call-topic"], "update")
  if (status === "withdrawn") return refusedWith("state_refused", { status })
  const { start_time, end_time, group } = call
  return call.status === "ongoing" && group?.status === "disband"
    ? refusedWith("group_disbanded", { group })
    : refusedWith("call_not_open", { start_time, end_time })
}

/** Fetches a topic and its call, for a page that performs an action on the topic. @throws the 403 screen if the topic does not offer it */
async function topicFor(context: RequestContext, params: Params, action: components["schemas"]["TopicAction"]) {
  const { id = "", topicId = "" } = params
  if (!isRecordId(id) || !isRecordId(topicId)) throw new ApiFailure({ kind: "not_found" })
  const path = { id, topic_id: topicId }
  const [call, found] = await Promise.all([
    callOf(context, params),
    context.api.get("/topic-call/{id}/topic/{topic_id}", { path }),
  ])
  const topic = valueOf(found)
  await requireAction(context, topic.actions, action, () => whyNotTopic(context, call, topic))
  return { call, topic }
}

/** Data of the form for a new topic (TOPIC-02). @throws the 403 screen if the call does not accept topics */
export async function newTopicForm(context: RequestContext, request: Request, params: Params) {
  const { subject, next_code } = await callFor(context, params, "topic.create")
  return {
    call: subject,
    code: next_code ?? undefined,
    draft: await openDraft(context, request, topicSchema),
    key: newIdempotencyKey(),
  }
}

/** Data of the form that edits a topic (TOPIC-02). @throws the 403 screen if the action is not offered */
export async function changedTopicForm(context: RequestContext, request: Request, params: Params) {
  const { call, topic } = await topicFor(context, params, "update")
  const { code, subject, description, attachments, version } = topic
  return {
    call: call.subject,
    code,
    version,
    windowTitle: serverIntl(context.locale).formatMessage({ id: "topic-call.topic.edit.title" }, { code }),
    values: { subject, description, attachment_ids: attachments.map(attachmentValue) },
    draft: await openDraft(context, request, topicSchema),
    key: newIdempotencyKey(),
  }
}

/** Data of the page that asks before a topic is withdrawn (TOPIC-02, FORM-06). @throws the 403 screen if the action is not offered */
export async function withdrawQuestion(context: RequestContext, params: Params) {
  const { call, topic } = await topicFor(context, params, "withdraw")
  const { code, subject, version } = topic
  const values = { code, subject: { strong: subject } }
  return {
    ...questionOf(context, { texts: withdrawTexts, values, version }),
    reason: "optional" as const,
    call: call.subject,
  }
}

const topicPath = (params: Params) => ({ id: param(params, "id"), topic_id: param(params, "topicId") })

/** Submits a topic; the response contains its code (TOPIC-02). */
export const submitTopic = formAction(topicSchema, {
  files: "topic_call",
  write: ({ context, params, input: { subject, description, attachment_ids }, idempotencyKey }) => {
    const body = { subject, description, attachment_ids: fileIds(attachment_ids) }
    return context.api.post("/topic-call/{id}/topic", { path: { id: param(params, "id") }, body, idempotencyKey })
  },
  done: ({ code }) => ({ id: "topic-call.topic.submitted", values: { code } }),
  to: ({ id }, { params }) => `${callHref(params)}#${id}`,
})

/** Changes a topic while its call is running; it keeps its code (TOPIC-02). */
export const saveTopic = formAction(topicSchema, {
  files: "topic_call",
  write: ({ context, params, input: { version = 0, subject, description, attachment_ids } }) => {
    const body = { version, subject, description, attachment_ids: fileIds(attachment_ids) }
    return context.api.put("/topic-call/{id}/topic/{topic_id}", { path: topicPath(params), body })
  },
  done: ({ code }) => ({ id: "topic-call.topic.saved", values: { code } }),
  to: ({ id }, { params }) => `${callHref(params)}#${id}`,
})

/** Withdraws a topic, which is then locked and keeps its code (TOPIC-02). */
export const withdrawTopic = formAction(confirmSchema, {
  write: ({ context, params, input: { version, reason = null }, idempotencyKey }) => {
    const call = { path: topicPath(params), body: { version, reason }, idempotencyKey }
    return context.api.post("/topic-call/{id}/topic/{topic_id}/withdraw", call)
  },
  done: ({ code }) => ({ id: "topic-call.topic.withdrawn", values: { code } }),
  to: ({ id }, { params }) => `${callHref(params)}#${id}`,
})
