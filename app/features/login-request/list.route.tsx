import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { requestStatusTexts } from "./login-request.status.ts"
import { listRequests } from "./request-list.server.ts"
import { requestQuery } from "./request-query.ts"
import { requestColumns } from "./request-table.tsx"

export const handle = { access: "member-admin", title: "login-request.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = requestQuery.parse(request.url)
  return { search, list: await listRequests(context, search) }
}

/** Who asks to be let in (ADM-06). */
export default function LoginRequestList() {
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const counts = list.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: requestStatusTexts[status] }),
    count,
  }))
  return (
    <ListPage
      title="login-request.list.title"
      query={requestQuery}
      search={search}
      columns={requestColumns}
      page={list}
      rowKey={({ id }) => id}
      acts={<ListExports csv={loginRequestPaths.csv(url) + requestQuery.href(search)} />}
    >
      <StatusCounts query={requestQuery} search={search} counts={counts} />
      <FilterBar query={requestQuery} search={search} />
    </ListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
