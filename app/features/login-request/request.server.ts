import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, type Failure, valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { isRecordId, param, type Params } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { reasonSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionOf } from "#app/parts/confirm/question.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { entityOptions } from "#app/parts/entity-options.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { formAction, writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { approveSchema, editSchema, loginRequestSchema } from "./login-request.schema.ts"
import { rejectTexts } from "./login-request.status.ts"
import { refusedWith } from "#app/parts/forbidden.server.ts"
import { requestRowView } from "./list.server.ts"

type Schemas = components["schemas"]

/** Sends a login request (`login-request.create`, SES-04). */
export const sendLoginRequest = formAction(loginRequestSchema, {
  write: async ({ context, input, idempotencyKey }) => {
    const sent = await context.api.post("/member/application", { body: input, idempotencyKey })
    return sent.ok ? { ok: true, value: { hasEmail: Boolean(input.email) } } : sent
  },
  to: ({ hasEmail }, { context }) => loginRequestPaths.sent(context.alliance, hasEmail),
})

/**
 * Returns what is known of the person logging in (SES-03): the temporary user name from the login host, also as the email address if it is
 * one.
 */
export async function knownApplicant(context: RequestContext): Promise<{ username?: string; email?: string }> {
  const { notes, header } = context.cookies
  const user = await notes.temporaryUser.read(header, context.alliance)
  if (!user) return {}
  return { username: user.username, email: user.username.includes("@") ? user.username : undefined }
}

async function requestOf({ api }: RequestContext, { id = "" }: Params): Promise<Schemas["LoginRequest"]> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  return valueOf(await api.get("/login-request/{id}", { path: { id } }))
}

/** The optional data of a request, with undefined instead of null. */
function optionalData({ username, phone, memo, real_name, reject_reason }: Schemas["LoginRequest"]) {
  return {
    username: username ?? undefined,
    phone: phone ?? undefined,
    memo: memo ?? undefined,
    realName: real_name ?? undefined,
    rejectReason: reject_reason ?? undefined,
  }
}

/** Who decided the request, and when. */
function decisionOf({ decided_by, decided_time }: Schemas["LoginRequest"], { locale, zone }: RequestContext) {
  return {
    decidedBy: decided_by ? personView(decided_by, locale).name : undefined,
    decided: decided_time ? momentWithZone(decided_time, { locale, zone }) : undefined,
  }
}

/** Link to the request that has waited longest; undefined if none is left. */
async function longestWaiting({ api, alliance }: RequestContext) {
  const found = await api.get("/login-request", { query: { status: ["pending"], sort: "apply_time", size: 10 } })
  const [next] = found.ok ? found.value.items : []
  return next && loginRequestPaths.detail(alliance, next.id)
}

/** View data of a request's page, with the approval form if the user may approve it (ADM-06). */
export async function requestView(context: RequestContext, params: Params) {
  const [request, entities, waiting] = await Promise.all([
    requestOf(context, params),
    entityOptions(context),
    longestWaiting(context),
  ])
  const { actions, name, version, real_name, entity, suggested_entity } = request
  const canApprove = actions.includes("approve")
  return {
    ...requestRowView(request, context),
    ...optionalData(request),
    ...decisionOf(request, context),
    applied: momentWithZone(request.apply_time, context),
    windowTitle: name,
    version,
    canApprove,
    canEdit: actions.includes("update"),
    canReject: actions.includes("reject"),
    key: newIdempotencyKey(),
    next: request.status === "pending" ? undefined : waiting,
    suggested: suggested_entity ? nameIn(context.locale, suggested_entity) : undefined,
    values: { real_name: real_name ?? name, entity_id: (entity ?? suggested_entity)?.id },
    entities: canApprove ? entities : [],
  }
}

export type RequestView = Awaited<ReturnType<typeof requestView>>

/** Returns the request on which a page performs an action. @throws the 403 screen if the request has already been decided */
export async function requestForAction(context: RequestContext, params: Params, action: "update" | "reject") {
  const request = await requestOf(context, params)
  const { actions, status } = request
  await requireAction(context, actions, action, () => refusedWith("state_refused", { status }))
  return request
}

/** Asks before a request is rejected. @throws the 403 screen if it cannot be rejected */
export async function rejectView(context: RequestContext, params: Params) {
  const { id, name, email, company, version } = await requestForAction(context, params, "reject")
  const values = { name, email: email ?? undefined, company }
  return { ...questionOf(context, { texts: rejectTexts, values, version }), reason: "required" as const, id, name }
}

/** Errors in the data of a request, which the approval form does not contain: the request has to be corrected or rejected. */
const wrongData: Record<string, FormatjsIntl.Message["ids"]> = {
  "email required": "login-request.approve.no-email",
  "email not_unique": "login-request.approve.email-taken",
  "username not_unique": "login-request.approve.username-taken",
}

/** The refusal of an approval: errors in the data of the request as a message above the form, which has no field for them. */
function approvalFailure(failure: Failure, { locale }: RequestContext): Failure {
  if (failure.kind !== "refused") return failure
  const textOf = ({ field, code }: (typeof failure.errors)[number]) => wrongData[`${field} ${code}`]
  const [id] = failure.errors.flatMap((error) => textOf(error) ?? [])
  if (!id) return failure
  const message = serverIntl(locale).formatMessage({ id })
  return { ...failure, code: "", message, errors: failure.errors.filter((error) => !textOf(error)) }
}

/** Approves a login request (ADM-06). The next page is the request that has waited longest, so that several are one click each. */
export const approveRequest = formAction(approveSchema, {
  write: async ({ context, params, input: body, idempotencyKey }) => {
    const path = { id: param(params, "id") }
    const done = await context.api.post("/login-request/{id}/approve", { path, body, idempotencyKey })
    if (!done.ok) return { ok: false, failure: approvalFailure(done.failure, context) }
    const next = (await longestWaiting(context)) ?? loginRequestPaths.detail(context.alliance, path.id)
    return { ok: true, value: { name: done.value.name, next } }
  },
  done: ({ name }) => ({ id: "login-request.approve.done", values: { name } }),
  to: ({ next }) => next,
})

/** Rejects a login request with a reason (ADM-06). */
export const rejectRequest = formAction(reasonSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/login-request/{id}/reject", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: ({ name }) => ({ id: "login-request.reject.done", values: { name } }),
  to: (_done, { context, params }) => loginRequestPaths.detail(context.alliance, param(params, "id")),
})

/** Adds the entity already chosen to the options, in case it can no longer be selected. */
function withChosen(options: Option[], chosen: Schemas["EntityRef"] | null, { locale }: RequestContext): Option[] {
  if (!chosen || options.some(({ value }) => value === chosen.id)) return options
  return [...options, { value: chosen.id, text: nameIn(locale, chosen) }]
}

/** Returns the form for correcting a request (ADM-06). @throws the 403 screen if it cannot be edited */
export async function editView(context: RequestContext, request: Request, params: Params) {
  const [found, entities] = await inParallel(requestForAction(context, params, "update"), entityOptions(context))
  const { id, version, username, name, email, phone, company, memo, real_name, entity } = found
  const optionalValues = { email, phone, memo, real_name, entity_id: entity?.id }
  const known = Object.entries(optionalValues).map(([field, value]) => [field, value ?? undefined])
  return {
    id,
    name,
    version,
    username: username ?? undefined,
    values: { name, company, ...(Object.fromEntries(known) as Partial<Record<keyof typeof optionalValues, string>>) },
    entities: withChosen(entities, entity, context),
    draft: await openDraft(context, request, editSchema),
  }
}

/** Saves the corrections. */
export async function saveRequest(context: RequestContext, request: Request, { id = "" }: Params) {
  return writeForm(
    context,
    { form: await readForm(request), fileErrors: {} },
    {
      schema: editSchema,
      write: (body) => context.api.put("/login-request/{id}", { path: { id }, body }),
      done: "login-request.edit.done",
      to: () => loginRequestPaths.detail(context.alliance, id),
    },
  )
}
