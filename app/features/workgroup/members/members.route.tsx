import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { linkTo } from "#app/ui/link.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import { JoinRequestsNote } from "../shell/join-note.tsx"
import { getWorkgroup } from "../workgroup.server.ts"
import { MemberFilters } from "./members.filters.tsx"
import { memberColumns } from "./members.table.tsx"
import { listMembers } from "./members.server.ts"
import { memberQuery } from "../list/list.query.ts"

export const handle = { access: "group", title: "workgroup.member.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { acronym = "" } = params
  const search = memberQuery.parse(request.url)
  const [{ actions, counts }, list] = await Promise.all([
    getWorkgroup(context, acronym),
    listMembers(context, acronym, search),
  ])
  return { acronym, search, list, asking: counts.join_request, canManage: actions.includes("role.add") }
}

/** The members of a group, officers first (WG-04). */
export default function WorkgroupMembers() {
  const intl = useIntl()
  const { acronym, search, list, asking, canManage } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <ListPage
      title="workgroup.member.title"
      query={memberQuery}
      search={search}
      columns={memberColumns}
      page={list}
      rowKey={({ id }) => id}
      actions={
        <>
          {canManage && (
            <a className="btn primary" {...linkTo(workgroupPaths.manage(url, acronym))}>
              {intl.formatMessage({ id: "workgroup-roles.title" })}
            </a>
          )}
          {canManage && asking === 0 && (
            <a className="btn" {...linkTo(workgroupPaths.joinRequests(url, acronym))}>
              {intl.formatMessage({ id: "join-request.list.title" })}
            </a>
          )}
          {list.canExport && (
            <a className="btn" href={workgroupPaths.membersCsv(url, acronym) + memberQuery.href(search)}>
              {intl.formatMessage({ id: "workgroup.csv" })}
            </a>
          )}
        </>
      }
    >
      {asking > 0 && <JoinRequestsNote acronym={acronym} total={asking} />}
      <MemberFilters search={search} />
    </ListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
