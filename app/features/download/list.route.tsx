import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { shellScopeFrom, type ShellScope } from "#app/lib/shell-scope.ts"
import { csvHref } from "#app/parts/event/list-scope.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Link } from "#app/ui/link.tsx"
import { ListEmpty } from "#app/ui/table/list-empty.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { DownloadFilters } from "./download-filters.tsx"
import { listDownloads } from "./download-list.server.ts"
import { downloadQuery } from "./download-query.ts"
import { downloadColumns } from "./download-table.tsx"

export const handle = { access: "group", title: "download.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const search = downloadQuery.parse(request.url)
  return { scope, search, list: await listDownloads(context, scope, search) }
}

/** The library: material of the alliance and of groups, or of one group (DL-01, SHELL-06). */
export default function DownloadList() {
  const { scope, search, list } = useLoaderData<typeof loader>()
  const title = useIntl().formatMessage({ id: "download.list.title" })
  const asked = { query: downloadQuery, search }
  const create = list.canCreate && <CreateLink scope={scope} />
  const csv = csvHref(downloadPaths.csv(scope.alliance), downloadQuery, search, { ...scope, isMine: false })
  return (
    <>
      <PageHead
        title={title}
        acts={
          <>
            {create}
            {list.canManage && (
              <Link className="btn" to={downloadPaths.categories(scope.alliance)}>
                <FormattedMessage id="download-category.title" />
              </Link>
            )}
            <ListExports csv={list.canExport ? csv : undefined} exportHref={list.exportHref} />
          </>
        }
      />
      <DownloadFilters search={search} categories={list.categories} />
      {list.items.length > 0 ? (
        <ListTable
          {...asked}
          caption={title}
          columns={downloadColumns({ isInGroup: scope.acronym !== undefined, zone: list.zone })}
          rows={list.items}
          rowKey={({ id }) => id}
        />
      ) : (
        <ListEmpty {...asked} total={list.total} act={create}>
          <FormattedMessage id={list.canCreate ? "download.list.empty-create" : "download.list.empty"} />
        </ListEmpty>
      )}
      <Pagination {...asked} total={list.total} />
    </>
  )
}

function CreateLink({ scope }: { scope: ShellScope }) {
  return (
    <Link className="btn primary" to={downloadPaths.create(scope)}>
      <FormattedMessage id="download.create.title" />
    </Link>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
