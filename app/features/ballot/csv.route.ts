import type { LoaderFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { paths } from "#app/lib/paths.ts"
import { csvScopeFrom } from "#app/parts/event-list/list-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ballotCsvHead, ballotCsvRow } from "./ballot-csv.server.ts"
import { ballotListQuery } from "./ballot-list.server.ts"
import { ballotQuery } from "./ballot-query.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "" }, search) => {
    const { isMine, ...place } = csvScopeFrom(alliance, search)
    return (isMine ? paths.myBallots(alliance) : paths.ballots(place)) + search
  },
} satisfies RouteHandle

/** All ballots that the filters of a list show, as a CSV file; `mine` and `group` say which list (SHELL-06). */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = csvScopeFrom(params.alliance ?? "", new URL(request.url).search)
  const query = ballotListQuery(scope, ballotQuery.parse(request.url), context.zone.zone)
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await context.api.get("/ballot", { query: { ...query, ...part } }))
    return { items: items.map((ballot) => ballotCsvRow(ballot, context)), total }
  })
  const name = serverIntl(context.locale).formatMessage({ id: "ballot.list.title" })
  return csvFile(`${name}.csv`, ballotCsvHead(context), pages)
}
