import { ApiFailure, valueOf, type Failure } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { isRecordId } from "#app/lib/record-id.ts"
import { offered } from "#app/parts/offered.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
export type Entity = Schemas["Entity"]
type Params = Readonly<Record<string, string | undefined>>

const forbidden: Failure = { kind: "forbidden", details: { roles: ["alliance_admin", "member_admin"] } }

/** The entity that an address names. */
export async function entityOf({ api }: RequestContext, { id = "" }: Params): Promise<Entity> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  return valueOf(await api.get("/entity/{id}", { path: { id } }))
}

/** The entity that a page changes. @throws the 403 screen where its `actions` do not offer that */
export async function entityToEdit(context: RequestContext, params: Params): Promise<Entity> {
  const entity = await entityOf(context, params)
  await offered(context, entity.actions, "update", () => forbidden)
  return entity
}

/** Lets only those through who may create an entity. @throws the 403 screen for everybody else */
export async function mayCreate(context: RequestContext): Promise<void> {
  const { actions } = valueOf(await context.api.get("/entity", { query: { size: 10 } }))
  await offered(context, actions, "create", () => forbidden)
}
