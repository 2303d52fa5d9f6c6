import { nameIn } from "#app/lib/locale.ts"
import { foreseen } from "#app/parts/confirm/question.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { entityOf } from "./entity-access.server.ts"

/**
 * The question before an entity is disabled, with what it changes (FORM-06, FORM-10).
 * @throws the 403 screen where it is not possible: somebody still belongs to it, or it is disabled already
 */
export async function disableView(context: RequestContext, params: Readonly<Record<string, string | undefined>>) {
  const query = { module: "entity" as const, action: "disable", key: params.id ?? "" }
  const [entity, preview] = await Promise.all([entityOf(context, params), context.api.get("/preview", { query })])
  const { actions } = entity
  const consequences = await foreseen(context, { actions, action: "disable", preview, hrefOf: () => undefined })
  return {
    id: entity.id,
    name: nameIn(context.locale, entity),
    version: entity.version,
    key: newIdempotencyKey(),
    consequences,
  }
}
