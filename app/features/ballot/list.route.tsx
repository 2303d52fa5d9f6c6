import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { EventListPage } from "#app/parts/event-list/event-list-page.tsx"
import { csvHref, scopeFrom } from "#app/parts/event-list/list-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Link } from "#app/ui/link.tsx"
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
  const { scope, search, title, list } = useLoaderData<typeof loader>()
  const create = list.canCreate && !scope.isMine && (
    <Link className="btn primary" to={paths.ballotCreate(scope)}>
      <FormattedMessage id="ballot.list.create" />
    </Link>
  )
  const csv = list.canExport ? csvHref(paths.ballotCsv(scope.alliance), ballotQuery, search, scope) : undefined
  return (
    <EventListPage
      title={title}
      list={{ query: ballotQuery, search }}
      columns={ballotColumns({ isInGroup: scope.acronym !== undefined, zone: list.zone })}
      page={list}
      acts={{ create, csv, exportHref: list.exportHref }}
      empty={<FormattedMessage id={scope.isMine ? "ballot.list.empty-mine" : "ballot.list.empty"} />}
    >
      <BallotFilters isMine={scope.isMine} search={search} counts={list.counts} />
    </EventListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
