import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { EventListPage } from "#app/parts/event/event-list-page.tsx"
import { scopeFrom } from "#app/parts/event/list-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { BallotFilters } from "./ballot-filters.tsx"
import { listBallots } from "./ballot-list.server.ts"
import { ballotQuery } from "./ballot-query.ts"
import { ballotColumns } from "./ballot-table.tsx"

export const handle = { access: "group", title: "ballot.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = scopeFrom(params, request.url, paths.myBallots)
  const search = ballotQuery.parse(request.url)
  const title = serverIntl(context.locale).formatMessage({
    id: scope.isMine ? "ballot.list.title-mine" : "ballot.list.title",
  })
  return { scope, search, title, windowTitle: title, list: await listBallots(context, scope, search) }
}

/** Ballots of the alliance, of a group, or the person's own: one page in three shells (VOTE-01, ACC-02, SHELL-06). */
export default function BallotList() {
  const { scope, search, title, list: page } = useLoaderData<typeof loader>()
  const list = { query: ballotQuery, search }
  const columns = ballotColumns({ isInGroup: scope.acronym !== undefined, zone: page.zone })
  return (
    <EventListPage module="ballot" scope={scope} title={title} list={list} columns={columns} page={page}>
      <BallotFilters isMine={scope.isMine} search={search} counts={page.counts} />
    </EventListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
