import type { LoaderFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { logCsvHead, logCsvRow, logListQuery } from "./log-list.server.ts"
import { logQuery } from "./log-query.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "" }, search) => paths.operationLog(alliance) + search,
} satisfies RouteHandle

/** Everything in the log that the filters of the list show, as a CSV file (ADM-08, SHELL-06). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const query = logListQuery(logQuery.parse(request.url), context.zone.zone)
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await context.api.get("/operation-log", { query: { ...query, ...part } }))
    return { items: items.map((row) => logCsvRow(row, context)), total }
  })
  const name = serverIntl(context.locale).formatMessage({ id: "operation-log.title" })
  return csvFile(`${name}.csv`, logCsvHead(context), pages)
}
