import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ListPage } from "#app/ui/table/list.tsx"
import { WorkgroupFilters } from "./list.filters.tsx"
import { listWorkgroups } from "./list.server.ts"
import { workgroupQuery } from "./list.query.ts"
import { workgroupColumns } from "./list.table.tsx"

export const handle = { access: "member", title: "workgroup.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = workgroupQuery.parse(request.url)
  return { search, list: await listWorkgroups(context, search) }
}

/** All groups of the alliance, the person's own first (WG-01). */
export default function WorkgroupList() {
  const intl = useIntl()
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const csv = list.canExport ? workgroupPaths.csv(url) + workgroupQuery.href(search) : undefined
  return (
    <ListPage
      title="workgroup.list.title"
      query={workgroupQuery}
      search={search}
      columns={workgroupColumns}
      page={list}
      rowKey={({ acronym }) => acronym}
      actions={<ListExports csv={csv} exportHref={list.exportHref} />}
    >
      <WorkgroupFilters search={search} counts={list.counts} />
      {list.items.some(({ roles }) => roles) && (
        <p className="hint">{intl.formatMessage({ id: "workgroup.list.mine-first" })}</p>
      )}
    </ListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
