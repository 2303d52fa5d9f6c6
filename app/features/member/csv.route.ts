import type { LoaderFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { memberCsvHead, memberCsvRow, memberListQuery } from "./member-list.server.ts"
import { memberQuery } from "./member-query.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "" }, search) => paths.members(alliance) + search,
} satisfies RouteHandle

/** All members that the list's filters show, as a CSV file (SHELL-06). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const query = memberListQuery(memberQuery.parse(request.url))
  const intl = serverIntl(context.locale)
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await context.api.get("/member", { query: { ...query, ...part } }))
    return { items: items.map((member) => memberCsvRow(member, context, intl)), total }
  })
  return csvFile(`${intl.formatMessage({ id: "member.list.file" })}.csv`, memberCsvHead(intl), pages)
}
