import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Link } from "#app/ui/link.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { adminColumns } from "./admin-table.tsx"
import { listAllWorkgroups } from "./workgroup-list.server.ts"
import { WorkgroupFilters } from "./workgroup-filters.tsx"
import { workgroupQuery } from "./workgroup-query.ts"

export const handle = { access: "member-admin", title: "workgroup.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = workgroupQuery.parse(request.url)
  return { search, list: await listAllWorkgroups(context, search) }
}

/** All groups, with what may be done to each (ADM-02, SHELL-06). */
export default function AdminGroups() {
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const csv = list.canExport ? workgroupPaths.csv(url) + workgroupQuery.href(search) : undefined
  return (
    <ListPage
      title="workgroup.list.title"
      query={workgroupQuery}
      search={search}
      columns={adminColumns}
      page={list}
      rowKey={({ acronym }) => acronym}
      acts={
        <>
          <ListExports csv={csv} exportHref={list.exportHref} />
          {list.canCreate && (
            <Link className="btn primary" to={workgroupPaths.adminCreate(url)}>
              <FormattedMessage id="workgroup-admin.create.title" />
            </Link>
          )}
        </>
      }
    >
      <WorkgroupFilters search={search} counts={list.counts} />
    </ListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
