import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { waitingKindTexts } from "#app/parts/waiting/waiting-texts.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Link } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { ListEmpty } from "#app/ui/table/list-empty.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { listWaiting } from "./waiting-list.server.ts"
import { waitingQuery } from "./waiting-query.ts"
import { waitingColumns } from "./waiting-table.tsx"

export const handle = { access: "member", title: "waiting.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = waitingQuery.parse(request.url)
  return { search, list: await listWaiting(context, search) }
}

/** Everything that waits for this person, what ends first on top (DASH-08). */
export default function NeedsMyAction() {
  const { search, list } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const title = intl.formatMessage({ id: "waiting.title" })
  const table = { query: waitingQuery, search }
  const counts = list.counts.map(({ kind, count }) => ({
    value: kind,
    text: intl.formatMessage({ id: waitingKindTexts[kind] }),
    count,
  }))
  return (
    <>
      <PageHead
        title={title}
        intro={<FormattedMessage id="waiting.intro" />}
        acts={
          <Link className="btn" to={paths.tasks({ alliance: url })}>
            <FormattedMessage id="task.mine.title" />
          </Link>
        }
      />
      <StatusCounts {...table} filter="kind" counts={counts} />
      <FilterBar {...table} />
      {list.items.length > 0 ? (
        <ListTable {...table} caption={title} columns={waitingColumns} rows={list.items} rowKey={({ key }) => key} />
      ) : (
        <ListEmpty {...table} total={list.total}>
          <FormattedMessage id="waiting.empty-why" />
        </ListEmpty>
      )}
      <Pagination {...table} total={list.total} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
