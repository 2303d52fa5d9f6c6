import { ApiFailure, valueOf } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { nameIn } from "#app/lib/locale.ts"
import { moment } from "#app/lib/time.server.ts"
import { offered } from "#app/parts/offered.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import type { Option } from "#app/ui/form/select-field.tsx"
import { requestRowView } from "./request-list.server.ts"

type Schemas = components["schemas"]
type Params = Readonly<Record<string, string | undefined>>

/** What may stand in the path of a record; anything else names none. */
const possibleId = /^[\x21-\x7e]{1,64}$/

async function requestOf({ api }: RequestContext, { id = "" }: Params): Promise<Schemas["LoginRequest"]> {
  if (!possibleId.test(id)) throw new ApiFailure({ kind: "not_found" })
  return valueOf(await api.get("/login-request/{id}", { path: { id } }))
}

/** The entities somebody may belong to. */
async function entityOptions({ api, locale }: RequestContext): Promise<Option[]> {
  const pages = everyPage(async (part) =>
    valueOf(await api.get("/entity", { query: { ...part, status: ["valid"], sort: "name" } })),
  )
  const options: Option[] = []
  for await (const entities of pages)
    options.push(...entities.map((entity) => ({ value: entity.id, text: nameIn(locale, entity) })))
  return options
}

/** A request as its page shows it, with the form that lets the person in where that is offered (ADM-06). */
export async function requestView(context: RequestContext, params: Params) {
  const request = await requestOf(context, params)
  const style = { locale: context.locale, zone: context.zone.zone }
  const { actions, suggested_entity, decided_by, decided_time } = request
  const canApprove = actions.includes("approve")
  return {
    ...requestRowView(request, context),
    windowTitle: request.name,
    version: request.version,
    username: request.username ?? undefined,
    phone: request.phone ?? undefined,
    memo: request.memo ?? undefined,
    realName: request.real_name ?? undefined,
    rejectReason: request.reject_reason ?? undefined,
    decidedBy: decided_by ? personView(decided_by, context.locale).name : undefined,
    decided: decided_time ? moment(decided_time, style) : undefined,
    canApprove,
    canReject: actions.includes("reject"),
    key: newIdempotencyKey(),
    suggested: suggested_entity ? nameIn(context.locale, suggested_entity) : undefined,
    values: { real_name: request.real_name ?? request.name, entity_id: (request.entity ?? suggested_entity)?.id },
    entities: canApprove ? await entityOptions(context) : [],
  }
}

export type RequestView = Awaited<ReturnType<typeof requestView>>

/** Turning somebody away. @throws the 403 screen where it is not offered */
export async function rejectView(context: RequestContext, params: Params) {
  const request = await requestOf(context, params)
  const { name, email, version, status, actions } = request
  await offered(context, actions, "reject", () => ({
    kind: "refused",
    code: "state_refused",
    message: "",
    errors: [],
    details: { status },
  }))
  return { name, email: email ?? undefined, version, key: newIdempotencyKey(), consequences: undefined }
}
