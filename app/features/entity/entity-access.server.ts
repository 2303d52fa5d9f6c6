import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import { forbiddenBy } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { tables } from "#openapi/generated/states.ts"

type Schemas = components["schemas"]
export type Entity = Schemas["Entity"]

/** Returns the entity identified by the route parameters. */
export async function entityOf({ api }: RequestContext, { id = "" }: Params): Promise<Entity> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  return valueOf(await api.get("/entity/{id}", { path: { id } }))
}

/** Returns the entity that a page is about to edit. @throws the 403 screen if its `actions` do not include `update` */
export async function entityToEdit(context: RequestContext, params: Params): Promise<Entity> {
  const entity = await entityOf(context, params)
  await requireAction(context, entity.actions, "update", () => forbiddenBy(tables.entity, "update"))
  return entity
}

/** Lets the request through only if the user may create an entity. @throws the 403 screen otherwise */
export async function mayCreate(context: RequestContext): Promise<void> {
  const { actions } = valueOf(await context.api.get("/entity", { query: { size: 10 } }))
  await requireAction(context, actions, "create", () => forbiddenBy(tables.entity.list, "create"))
}
