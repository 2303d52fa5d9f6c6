import type { LoaderFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { entityCsvHead, entityCsvRow, entityListQuery } from "./entity-list.server.ts"
import { entityQuery } from "./entity-query.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "" }, search) => paths.entities(alliance) + search,
} satisfies RouteHandle

/** All entities that the filters of the list show, as a CSV file (SHELL-06). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const query = entityListQuery(entityQuery.parse(request.url), context.locale)
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await context.api.get("/entity", { query: { ...query, ...part } }))
    return { items: items.map((entity) => entityCsvRow(entity, context)), total }
  })
  const name = serverIntl(context.locale).formatMessage({ id: "entity.list.title" })
  return csvFile(`${name}.csv`, entityCsvHead(context), pages)
}
