import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { ListEmpty } from "#app/ui/table/list-empty.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { actOnPackage } from "./export-act.server.ts"
import { listPackages } from "./export-list.server.ts"
import { exportQuery } from "./export-query.ts"
import { exportColumns } from "./export-table.tsx"
import { exportStatusTexts } from "./export.status.ts"
import { PackingNote } from "./packing-note.tsx"
import { usePacking } from "./use-packing.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import { exportActSchema } from "./export-act.schema.ts"

export const handle = { access: "member", title: "export.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = exportQuery.parse(request.url)
  return { search, list: await listPackages(context, search) }
}

export const action = withSchema(exportActSchema, ({ request, context }: ActionFunctionArgs) =>
  actOnPackage(context, request),
)

/** What this person has exported, from packing until it expires (ACC-02, DL-04). */
export default function MyDownloads() {
  const { search, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const intl = useIntl()
  const title = intl.formatMessage({ id: "export.list.title" })
  const table = { query: exportQuery, search }
  const packing = list.items.filter(({ status }) => status === "packing")
  const percents = usePacking(packing.map(({ id }) => id))
  const rows = list.items.map((item) =>
    item.percent === undefined ? item : { ...item, percent: percents.get(item.id) ?? item.percent },
  )
  const counts = list.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: exportStatusTexts[status] }),
    count,
  }))
  return (
    <>
      <PageHead title={title} intro={<FormattedMessage id="export.list.intro" />} />
      {answer && (
        <Note tone="stop" role="alert">
          {answer.refusal}
        </Note>
      )}
      <StatusCounts {...table} counts={counts} />
      <FilterBar {...table} />
      <PackingNote count={packing.length} />
      {rows.length > 0 ? (
        <ListTable {...table} caption={title} columns={exportColumns} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <ListEmpty {...table} total={list.total}>
          <FormattedMessage id="export.list.empty" />
        </ListEmpty>
      )}
      <Pagination {...table} total={list.total} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
