import type { LoaderFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { memberCsvHead, memberCsvRow } from "./workgroup-csv.server.ts"
import { memberListQuery } from "./workgroup-members.server.ts"
import { memberQuery } from "./workgroup-query.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", acronym = "" }, search) => paths.workgroupMembers(alliance, acronym) + search,
} satisfies RouteHandle

/** All members of a group that the list's filters show, as a CSV file (SHELL-06). */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const { acronym = "" } = params
  const query = memberListQuery(memberQuery.parse(request.url))
  const intl = serverIntl(context.locale)
  const pages = everyPage(async (part) => {
    const input = { path: { acronym }, query: { ...query, ...part } }
    const { items, total } = valueOf(await context.api.get("/workgroup/{acronym}/member", input))
    return { items: items.map((member) => memberCsvRow(member, context)), total }
  })
  return csvFile(`${intl.formatMessage({ id: "workgroup.member.file" }, { acronym })}.csv`, memberCsvHead(intl), pages)
}
