import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Link } from "#app/ui/link.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { ChosenMembers } from "./chosen-members.tsx"
import { MemberFilters } from "./member-filters.tsx"
import { listMembers } from "./member-list.server.ts"
import { memberQuery } from "./member-query.ts"
import { memberColumns } from "./member-table.tsx"

export const handle = { access: "member-admin", title: "member.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = memberQuery.parse(request.url)
  return { search, list: await listMembers(context, search) }
}

/** Everybody in the alliance, for those who keep its members (ADM-01). */
export default function MemberList() {
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <ListPage
      title="member.list.title"
      query={memberQuery}
      search={search}
      columns={memberColumns}
      page={list}
      rowKey={({ id }) => id}
      acts={
        <>
          {list.canInvite && (
            <Link className="btn primary" to={memberPaths.invite(url)}>
              <FormattedMessage id="member.list.invite" />
            </Link>
          )}
          {list.canInvite && (
            <Link className="btn" to={memberPaths.invitations(url)}>
              <FormattedMessage id="member-invitation.list.title" />
            </Link>
          )}
          <ListExports csv={memberPaths.csv(url) + memberQuery.href(search)} />
        </>
      }
    >
      <MemberFilters search={search} list={list} />
      <ChosenMembers />
    </ListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
