import type { LoaderFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ballotOf } from "./ballot-access.server.ts"
import { recordCsvHead, recordCsvRow } from "./ballot-csv.server.ts"
import { ballotReference } from "./ballot-number.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", id = "" }) => paths.ballot({ alliance }, id),
} satisfies RouteHandle

/** The votes of a ballot as a CSV file, for who may read them (VOTE-06). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const ballot = await ballotOf(context, params)
  const pages = everyPage(async (part) => {
    const input = { path: { id: ballot.id }, query: { sort: "name" as const, ...part } }
    const { items, total } = valueOf(await context.api.get("/ballot/{id}/record", input))
    return { items: items.map((record) => recordCsvRow(record, context)), total }
  })
  const number = ballotReference(ballot)
  const name = serverIntl(context.locale).formatMessage({ id: "ballot.records.file" }, { number })
  return csvFile(`${name}.csv`, recordCsvHead(context), pages)
}
