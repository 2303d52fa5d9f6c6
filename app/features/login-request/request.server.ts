import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import { isRecordId } from "#app/lib/record-id.ts"
import { moment } from "#app/lib/time.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { entityOptions } from "#app/parts/entity-options.server.ts"
import { requestRowView } from "./request-list.server.ts"
import { type Params, param } from "#app/lib/route-params.ts"
import { approveSchema } from "./approve.schema.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { reasonSchema } from "#app/parts/confirm/confirm.schema.ts"

type Schemas = components["schemas"]
async function requestOf({ api }: RequestContext, { id = "" }: Params): Promise<Schemas["LoginRequest"]> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  return valueOf(await api.get("/login-request/{id}", { path: { id } }))
}

/** What a request tells; what is not said is left out. */
function saidIn({ username, phone, memo, real_name, reject_reason }: Schemas["LoginRequest"]) {
  return {
    username: username ?? undefined,
    phone: phone ?? undefined,
    memo: memo ?? undefined,
    realName: real_name ?? undefined,
    rejectReason: reject_reason ?? undefined,
  }
}

/** Who decided it, and when. */
function decisionOf({ decided_by, decided_time }: Schemas["LoginRequest"], { locale, zone }: RequestContext) {
  return {
    decidedBy: decided_by ? personView(decided_by, locale).name : undefined,
    decided: decided_time ? moment(decided_time, { locale, zone }) : undefined,
  }
}

/** The page of the request that has waited longest, once this one is decided; undefined where none is left. */
async function nextRequest({ api, alliance }: RequestContext, status: Schemas["LoginRequest"]["status"]) {
  if (status === "pending") return undefined
  const found = await api.get("/login-request", { query: { status: ["pending"], sort: "apply_time", size: 10 } })
  const [next] = found.ok ? found.value.items : []
  return next && loginRequestPaths.detail(alliance, next.id)
}

/** A request as its page shows it, with the form that lets the person in where that is offered (ADM-06). */
export async function requestView(context: RequestContext, params: Params) {
  const [request, entities] = await Promise.all([requestOf(context, params), entityOptions(context)])
  const { actions, name, version, real_name, entity, suggested_entity } = request
  const canApprove = actions.includes("approve")
  return {
    ...requestRowView(request, context),
    ...saidIn(request),
    ...decisionOf(request, context),
    windowTitle: name,
    version,
    canApprove,
    canEdit: actions.includes("update"),
    canReject: actions.includes("reject"),
    key: newIdempotencyKey(),
    next: await nextRequest(context, request.status),
    suggested: suggested_entity ? nameIn(context.locale, suggested_entity) : undefined,
    values: { real_name: real_name ?? name, entity_id: (entity ?? suggested_entity)?.id },
    entities: canApprove ? entities : [],
  }
}

export type RequestView = Awaited<ReturnType<typeof requestView>>

/** A request to do something with. @throws the 403 screen where that is not offered: it is decided */
export async function offeredRequest(context: RequestContext, params: Params, action: "update" | "reject") {
  const request = await requestOf(context, params)
  const { actions, status } = request
  await requireAction(context, actions, action, () => ({
    kind: "refused",
    code: "state_refused",
    message: "",
    errors: [],
    details: { status },
  }))
  return request
}

/** Turning somebody away. @throws the 403 screen where it is not offered */
export async function rejectView(context: RequestContext, params: Params) {
  const { name, email, version } = await offeredRequest(context, params, "reject")
  return { name, email: email ?? undefined, version, key: newIdempotencyKey(), consequences: undefined }
}

/** Approves a login request (ADM-06). */
export const approveRequest = formAction(approveSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/login-request/{id}/approve", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: ({ name }) => ({ id: "login-request.approve.done", values: { name } }),
  to: (_done, { context, params }) => loginRequestPaths.detail(context.alliance, param(params, "id")),
})

/** Rejects a login request with a reason (ADM-06). */
export const rejectRequest = formAction(reasonSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/login-request/{id}/reject", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: ({ name }) => ({ id: "login-request.reject.done", values: { name } }),
  to: (_done, { context, params }) => loginRequestPaths.detail(context.alliance, param(params, "id")),
})
