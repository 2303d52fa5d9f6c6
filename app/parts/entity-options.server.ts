import { everyPage } from "#app/lib/every-page.ts"
import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/fields.tsx"

/** The entities somebody may belong to, by name in the person's language. */
export async function entityOptions({ api, locale }: RequestContext): Promise<Option[]> {
  const query = { status: ["valid" as const], sort: locale === "zh" ? ("name" as const) : ("name_english" as const) }
  const pages = everyPage(async (part) => valueOf(await api.get("/entity", { query: { ...part, ...query } })))
  const options: Option[] = []
  for await (const entities of pages)
    options.push(...entities.map((entity) => ({ value: entity.id, text: nameIn(locale, entity) })))
  return options
}
