import type { output } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import { valueOf } from "#app/lib/failure.ts"
import { startEarly } from "#app/lib/parallel.ts"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { instantOf } from "#app/lib/time.server.ts"
import { dayAfter } from "#app/lib/time-wall.server.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { reasonSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionView } from "#app/parts/confirm/question.server.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { schemaNow } from "#app/forms/submit/current-schema.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { spanAction, spanForm, spanInput, spanValues } from "#app/parts/event/span-form.server.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { callFor, callHref, callOf, callPreview, mayKeepCodeRules, type TopicCall } from "../topic-call.server.ts"
import { cancelTexts } from "../detail/texts.ts"
import { topicCallSchema, topicCallSummarySchema } from "../topic-call.schema.ts"

type Schemas = components["schemas"]

const day = 86_400_000

/** Default values of a new call: two weeks from tomorrow. */
function newValues({ now, zone }: RequestContext) {
  const { date, time } = dayAfter(instantOf(now + 14 * day), zone, "18:00")
  const start = dayAfter(instantOf(now), zone, "10:00")
  return { start, end: { date, time }, description: { format: "markdown" as const }, attachment_ids: [] }
}

/** Form values of an existing call. */
function valuesOf(call: TopicCall) {
  const { subject, description, attachments } = call
  return {
    subject,
    ...spanValues(call),
    description: description ?? { format: "markdown" as const },
    attachment_ids: attachments.map(attachmentValue),
  }
}

/** The people who receive a mail, and whether topics of the call could get a code. */
function previewed(context: RequestContext, preview: Schemas["Preview"]) {
  return {
    mail: consequencesView(preview, context.locale, () => undefined).recipients,
    isWithoutCode: preview.warnings.some(({ code }) => code === "no_code_rule"),
    canKeepRules: mayKeepCodeRules(context),
  }
}

/** Data of the form for a new call in the scope of the shell (TOPIC-01). @throws the 403 screen if the backend would not create it */
export async function newCallForm(context: RequestContext, request: Request, { acronym }: Params) {
  const query = { module: "topic_call", action: "create", group_acronym: acronym } as const
  const [form, preview] = await Promise.all([
    spanForm(context, { request, schema: topicCallSchema(), values: newValues(context) }),
    context.api.get("/preview", { query }),
  ])
  await requireAction(context, preview.ok ? ["create"] : [], "create", () => whyNot(preview))
  return { ...form, ...(preview.ok && previewed(context, preview.value)) }
}

/** Data of the form that edits a call before its start. @throws the 403 screen if the action is not offered */
export async function changedCallForm(context: RequestContext, request: Request, params: Params) {
  const asked = startEarly(callPreview(context, params, "update"))
  const call = await callFor(context, params, "update", asked)
  const [form, preview] = await Promise.all([
    spanForm(context, { request, schema: topicCallSchema(), values: valuesOf(call) }),
    asked,
  ])
  const { subject, version } = call
  return { ...form, subject, version, ...(preview.ok && previewed(context, preview.value)) }
}

export type TopicCallFormView = Awaited<ReturnType<typeof newCallForm | typeof changedCallForm>>

function bodyOf(input: output<ReturnType<typeof topicCallSchema>>): Omit<Schemas["TopicCallInput"], "group_acronym"> {
  const { subject, description, attachment_ids } = input
  return { subject, ...spanInput(input), description: description ?? null, attachment_ids: fileIds(attachment_ids) }
}

/** Creates a call of the alliance, or of the group whose shell contains the page (TOPIC-01). */
export const createCall = spanAction(schemaNow(topicCallSchema), {
  files: "topic_call",
  write: ({ context, params, input, idempotencyKey }) => {
    const { acronym } = params
    const body = { ...bodyOf(input), ...(acronym !== undefined && { group_acronym: acronym }) }
    return context.api.post("/topic-call", { body, idempotencyKey })
  },
  done: "topic-call.created",
  to: ({ id }, { params }) => topicCallPaths.detail(shellScopeFrom(params), id),
})

/** Changes a call before its start (TOPIC-01). */
export const updateCall = spanAction(schemaNow(topicCallSchema), {
  files: "topic_call",
  write: ({ context, params, input }) => {
    const body = { ...bodyOf(input), version: input.version ?? 0 }
    return context.api.put("/topic-call/{id}", { path: { id: param(params, "id") }, body })
  },
  done: "topic-call.saved",
  to: (_call, { params }) => callHref(params),
})

/** Data of the page that asks before a call is cancelled: the locked topics and the mail recipients (TOPIC-04, FORM-10). */
export async function cancelQuestion(context: RequestContext, params: Params) {
  const [call, preview] = await Promise.all([callOf(context, params), callPreview(context, params, "cancel")])
  const { id, subject, actions, version } = call
  const view = await questionView(context, {
    action: "cancel",
    texts: cancelTexts satisfies QuestionTexts,
    actions,
    values: { subject: { strong: subject } },
    version,
    preview,
    reason: "required",
    hrefOf: ({ module, key }) => (module === "topic" ? `${callHref(params)}#${key}` : undefined),
  })
  return { ...view, id, subject }
}

/** Cancels a call permanently, with a reason that everybody can read (TOPIC-04). */
export const cancelCall = formAction(reasonSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/topic-call/{id}/cancel", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: "topic-call.cancelled.done",
  to: (_call, { params }) => callHref(params),
})

/** Data of the summary form (TOPIC-03). @throws the 403 screen before the end of the call and for people who may not write it */
export async function summaryForm(context: RequestContext, request: Request, params: Params) {
  const asked = startEarly(callPreview(context, params, "summary.update"))
  const { subject, version, summary, summary_files } = await callFor(context, params, "summary.update", asked)
  const preview = await asked
  return {
    subject,
    version,
    isWritten: summary !== null,
    values: {
      summary: summary ?? { format: "markdown" as const },
      summary_file_ids: summary_files.map(attachmentValue),
    },
    draft: await openDraft(context, request, topicCallSummarySchema),
    mail: preview.ok ? consequencesView(valueOf(preview), context.locale, () => undefined).recipients : undefined,
  }
}

/** Saves a new or changed summary (TOPIC-03). */
export const saveSummary = formAction(topicCallSummarySchema, {
  files: "topic_call",
  write: ({ context, params, input: { version, summary, summary_file_ids } }) => {
    const body = { version, summary, summary_file_ids: fileIds(summary_file_ids) }
    return context.api.put("/topic-call/{id}/summary", { path: { id: param(params, "id") }, body })
  },
  done: "topic-call.summary.done",
  to: (_call, { params }) => `${callHref(params)}#summary`,
})
