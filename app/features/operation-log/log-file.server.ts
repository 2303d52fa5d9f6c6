import { valueOf } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { logCsvHead, logCsvRow, logListQuery } from "./log-list.server.ts"
import { logQuery } from "./log-query.ts"

/** The log of the alliance, or of a group, as a file: all pages of what an address asks for (ADM-08, WG-02). */
export function logFile(context: RequestContext, url: string, acronym?: string): Promise<Response> {
  const query = logListQuery(logQuery.parse(url), context.zone.zone, acronym)
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await context.api.get("/operation-log", { query: { ...query, ...part } }))
    return { items: items.map((row) => logCsvRow(row, context)), total }
  })
  const title = serverIntl(context.locale).formatMessage({ id: "operation-log.title" })
  return csvFile(`${acronym ? `${acronym}-` : ""}${title}.csv`, logCsvHead(context), pages)
}
