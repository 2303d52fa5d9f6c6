import { ApiFailure, valueOf } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import { isRecordId } from "#app/lib/record-id.ts"
import { moment } from "#app/lib/time.server.ts"
import { offered } from "#app/parts/offered.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { entityOptions } from "./entity-options.server.ts"
import { requestRowView } from "./request-list.server.ts"

type Schemas = components["schemas"]
type Params = Readonly<Record<string, string | undefined>>

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
    decided: decided_time ? moment(decided_time, { locale, zone: zone.zone }) : undefined,
  }
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
  await offered(context, actions, action, () => ({
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
