import type { LoaderFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { requestCsvHead, requestCsvRow, requestListQuery } from "./request-list.server.ts"
import { requestQuery } from "./request-query.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "" }, search) => paths.loginRequests(alliance) + search,
} satisfies RouteHandle

/** All login requests that the list's filters show, as a CSV file (SHELL-06). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const query = requestListQuery(requestQuery.parse(request.url))
  const intl = serverIntl(context.locale)
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await context.api.get("/login-request", { query: { ...query, ...part } }))
    return { items: items.map((one) => requestCsvRow(one, context, intl)), total }
  })
  return csvFile(`${intl.formatMessage({ id: "login-request.list.file" })}.csv`, requestCsvHead(intl), pages)
}
