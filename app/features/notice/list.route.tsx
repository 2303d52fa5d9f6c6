import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { shellScopeFrom } from "#app/lib/shell-scope.ts"
import { csvHref } from "#app/parts/event/list-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Link } from "#app/ui/link.tsx"
import { ListEmpty } from "#app/ui/table/list-empty.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { NoticeFilters } from "./notice-filters.tsx"
import { listNotices } from "./notice-list.server.ts"
import { noticeQuery } from "./notice-query.ts"
import { noticeColumns } from "./notice-table.tsx"

export const handle = { access: "group", title: "notice.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const search = noticeQuery.parse(request.url)
  return { scope, search, list: await listNotices(context, scope, search) }
}

/** Notices to the alliance and to groups, or those of one group (NOTICE-01, SHELL-06). */
export default function NoticeList() {
  const { scope, search, list } = useLoaderData<typeof loader>()
  const title = useIntl().formatMessage({ id: "notice.list.title" })
  const table = { query: noticeQuery, search }
  const create = list.canCreate && (
    <Link className="btn primary" to={noticePaths.create(scope)}>
      <FormattedMessage id="notice.list.create" />
    </Link>
  )
  const csv = csvHref(noticePaths.csv(scope.alliance), noticeQuery, search, { ...scope, isMine: false })
  return (
    <>
      <PageHead
        title={title}
        acts={
          <>
            {create}
            {list.canExport && (
              <a className="btn" href={csv}>
                <FormattedMessage id="event.csv" />
              </a>
            )}
          </>
        }
      />
      <NoticeFilters search={search} counts={list.counts} />
      {list.items.length > 0 ? (
        <ListTable
          {...table}
          caption={title}
          columns={noticeColumns(scope.acronym !== undefined, list.zone)}
          rows={list.items}
          rowKey={({ id }) => id}
        />
      ) : (
        <ListEmpty {...table} total={list.total} act={create}>
          <FormattedMessage id="notice.list.empty" />
        </ListEmpty>
      )}
      <Pagination {...table} total={list.total} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
