import type { LoaderFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { workgroupCsvHead, workgroupCsvRow } from "./workgroup-csv.server.ts"
import { workgroupListQuery } from "./workgroup-list.server.ts"
import { workgroupQuery } from "./workgroup-query.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "" }, search) => paths.groups(alliance) + search,
} satisfies RouteHandle

/** All groups that the list's filters show, as a CSV file (SHELL-06). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const query = workgroupListQuery(workgroupQuery.parse(request.url))
  const intl = serverIntl(context.locale)
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await context.api.get("/workgroup", { query: { ...query, ...part } }))
    return { items: items.map((group) => workgroupCsvRow(group, context, intl)), total }
  })
  return csvFile(`${intl.formatMessage({ id: "workgroup.list.file" })}.csv`, workgroupCsvHead(intl), pages)
}
