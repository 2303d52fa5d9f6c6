import { everyRow } from "#app/lib/every-page.ts"
import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/fields.tsx"

const byName = (locale: RequestContext["locale"]) => (locale === "zh" ? ("name" as const) : ("name_english" as const))

/** All entities, or those with a status, sorted by their name in the user's language. */
function everyEntity({ api, locale }: RequestContext, status?: "valid") {
  const query = { sort: byName(locale), status: status && [status] }
  return everyRow(async (part) => valueOf(await api.get("/entity", { query: { ...part, ...query } })))
}

/** All valid entities, sorted by their name in the user's language. */
export const validEntities = (context: RequestContext) => everyEntity(context, "valid")

const asOption = (entity: { id: string; name: string; name_english: string }, locale: RequestContext["locale"]) => ({
  value: entity.id,
  text: nameIn(locale, entity),
})

/** Options for the entities that a person can belong to, named in the user's language. */
export async function entityOptions(context: RequestContext): Promise<Option[]> {
  const entities = await validEntities(context)
  return entities.map((entity) => asOption(entity, context.locale))
}

/** Options for a filter: all entities, also those that are disabled. */
export async function everyEntityOption(context: RequestContext): Promise<Option[]> {
  const entities = await everyEntity(context)
  return entities.map((entity) => asOption(entity, context.locale))
}

/** The member levels of the alliance as options in the user's language (ADM-05). */
export async function levelOptions({ api, locale }: RequestContext): Promise<Option[]> {
  const sort = byName(locale)
  const levels = await everyRow(async (part) => valueOf(await api.get("/member-level", { query: { ...part, sort } })))
  return levels.map((level) => ({ value: level.id, text: nameIn(locale, level) }))
}
