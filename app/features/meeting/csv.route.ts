import type { LoaderFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { paths } from "#app/lib/paths.ts"
import { eventQuery } from "#app/parts/event-list/event-query.server.ts"
import { csvScopeFrom } from "#app/parts/event-list/list-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { meetingCsvHead, meetingCsvRow } from "./meeting-csv.server.ts"
import { meetingQuery } from "./meeting-query.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "" }, search) => {
    const { isMine, ...place } = csvScopeFrom(alliance, search)
    return (isMine ? paths.myMeetings(alliance) : paths.meetings(place)) + search
  },
} satisfies RouteHandle

/** All meetings that the filters of a list show, as a CSV file; `mine` and `group` say which list (SHELL-06). */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = csvScopeFrom(params.alliance ?? "", new URL(request.url).search)
  const query = eventQuery(scope, meetingQuery.parse(request.url), context.zone.zone)
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await context.api.get("/meeting", { query: { ...query, ...part } }))
    return { items: items.map((meeting) => meetingCsvRow(meeting, context)), total }
  })
  const name = serverIntl(context.locale).formatMessage({ id: "meeting.list.title" })
  return csvFile(`${name}.csv`, meetingCsvHead(context), pages)
}
