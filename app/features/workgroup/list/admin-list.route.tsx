import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { linkTo } from "#app/ui/link.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { WorkgroupFilters } from "./list.filters.tsx"
import { listAllWorkgroups, type WorkgroupRowView } from "./list.server.ts"
import { workgroupQuery } from "./list.query.ts"
import { workgroupColumns } from "./list.table.tsx"

export const handle = { access: "member-admin", title: "workgroup.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = workgroupQuery.parse(request.url)
  return { search, list: await listAllWorkgroups(context, search) }
}

/** All groups with the administrator's actions on each (ADM-02, SHELL-06). */
export default function AdminGroups() {
  const intl = useIntl()
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
      actions={
        <>
          {list.canCreate && (
            <a className="btn primary" {...linkTo(workgroupPaths.adminCreate(url))}>
              {intl.formatMessage({ id: "workgroup-admin.create.title" })}
            </a>
          )}
          <ListExports csv={csv} exportHref={list.exportHref} />
        </>
      }
    >
      <WorkgroupFilters search={search} counts={list.counts} />
    </ListPage>
  )
}

/** Columns of the administrators' list of groups: it ends with the actions, where the members' list has the person's own roles. */
const adminColumns: Column<WorkgroupRowView>[] = [
  ...workgroupColumns.filter(({ key }) => key !== "role"),
  { key: "actions", head: "workgroup-admin.actions", kind: "actions", cell: (group) => <Actions group={group} /> },
]

const texts = {
  update: "workgroup-admin.edit.link",
  "role.add": "workgroup.member.title",
  disband: "workgroup-admin.disband.link",
} as const
const pages = { update: "edit", "role.add": "member", disband: "disband" } as const

function Actions({ group: { acronym, actions } }: { group: WorkgroupRowView }) {
  const { url } = useFrameAlliance()
  const intl = useIntl()
  if (actions.length === 0) return null
  return (
    <span className="acts">
      {actions.map((action) => (
        <a
          key={action}
          aria-label={`${intl.formatMessage({ id: texts[action] })} ${acronym}`}
          {...linkTo(workgroupPaths.adminPage(url, acronym, pages[action]))}
        >
          {intl.formatMessage({ id: texts[action] })}
        </a>
      ))}
    </span>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
