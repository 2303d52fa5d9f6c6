import { everyRow } from "#app/lib/every-page.ts"
import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"

const byName = (locale: RequestContext["locale"]) => (locale === "zh" ? ("name" as const) : ("name_english" as const))

/** All valid entities, sorted by their name in the user's language. */
export function validEntities({ api, locale }: RequestContext) {
  const query = { status: ["valid" as const], sort: byName(locale) }
  return everyRow(async (part) => valueOf(await api.get("/entity", { query: { ...part, ...query } })))
}

/** Options for the entities that a person can belong to, named in the user's language. */
export async function entityOptions(context: RequestContext): Promise<Option[]> {
  const entities = await validEntities(context)
  return entities.map((entity) => ({ value: entity.id, text: nameIn(context.locale, entity) }))
}

/** The member levels of the alliance as options in the user's language (ADM-05). */
export async function levelOptions({ api, locale }: RequestContext): Promise<Option[]> {
  const sort = byName(locale)
  const levels = await everyRow(async (part) => valueOf(await api.get("/member-level", { query: { ...part, sort } })))
  return levels.map((level) => ({ value: level.id, text: nameIn(locale, level) }))
}
