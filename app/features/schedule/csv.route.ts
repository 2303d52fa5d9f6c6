import type { LoaderFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { scheduleCsvHead, scheduleCsvRow, scheduleListQuery } from "./schedule-list.server.ts"
import { scheduleQuery } from "./schedule-query.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "" }, search) => paths.schedules(alliance) + search,
} satisfies RouteHandle

/** All schedules that the filters of the list show, as a CSV file (SHELL-06). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const query = scheduleListQuery(scheduleQuery.parse(request.url), context.zone.zone)
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await context.api.get("/schedule", { query: { ...query, ...part } }))
    return { items: items.map((schedule) => scheduleCsvRow(schedule, context)), total }
  })
  const name = serverIntl(context.locale).formatMessage({ id: "schedule.list.title" })
  return csvFile(`${name}.csv`, scheduleCsvHead(context), pages)
}
