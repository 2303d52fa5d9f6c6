import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/select-field.tsx"

/** The member levels of the alliance to choose from, in the person's language (ADM-05). */
export async function levelOptions({ api, locale }: RequestContext): Promise<Option[]> {
  const sort = locale === "zh" ? "name" : "name_english"
  const { items } = valueOf(await api.get("/member-level", { query: { size: 200, sort } }))
  return items.map((level) => ({ value: level.id, text: nameIn(locale, level) }))
}
