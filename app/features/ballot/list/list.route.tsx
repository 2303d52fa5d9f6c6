import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { EventFiltersBar, mineField } from "#app/parts/event/event-filters-bar.tsx"
import { eventStatusTexts } from "#app/parts/event/event-status.ts"
import { EventListPage } from "#app/parts/event/event-list-page.tsx"
import type { EventStatus } from "#app/parts/event/event-status.ts"
import { eventColumns } from "#app/parts/event/event-table.tsx"
import { type ListScope, scopeFrom } from "#app/parts/event/list-scope.ts"
import { groupField } from "#app/parts/group-field.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { linkTo } from "#app/ui/link.tsx"
import type { Choice } from "#app/ui/table/filter-fields.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { type BallotRowView, listBallots } from "./list.server.ts"
import { ballotQuery, type BallotSearch, voteFilterOf, voteFilters } from "./list.query.ts"

export const handle = { access: "group", title: "ballot.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = scopeFrom(params, request.url, paths.myBallots)
  const search = ballotQuery.parse(request.url)
  const title = serverIntl(context.locale).formatMessage({
    id: scope.isMine ? "ballot.list.title-mine" : "ballot.list.title",
  })
  return { scope, search, title, windowTitle: title, list: await listBallots(context, scope, search) }
}

/** Ballots of the alliance, of a group, or of the user: one page in three shells (VOTE-01, ACC-02, SHELL-06). */
export default function BallotList() {
  const { scope, search, title, list: page } = useLoaderData<typeof loader>()
  const list = { query: ballotQuery, search }
  const columns = ballotColumns({ isInGroup: scope.acronym !== undefined, zone: page.zone })
  return (
    <EventListPage module="ballot" scope={scope} title={title} list={list} columns={columns} page={page}>
      <BallotFilters scope={scope} search={search} list={page} />
    </EventListPage>
  )
}

type Shell = { isInGroup: boolean; zone: string }

const voteTexts = {
  voted: "ballot.vote.voted",
  entity: "ballot.vote.entity",
  todo: "ballot.vote.todo",
  listed: "ballot.vote.not-voted",
} as const

/** Columns of the list of ballots (VOTE-01). */
function ballotColumns({ isInGroup, zone }: Shell): Column<BallotRowView>[] {
  return eventColumns(isInGroup, [
    {
      key: "start",
      head: "event.starts-in-zone",
      headValues: { zone },
      sort: "start_time",
      isLabelled: true,
      isWhole: true,
      cell: ({ start }) => <Time moment={start} />,
    },
    {
      key: "end",
      head: "event.ends-in-zone",
      headValues: { zone },
      sort: "end_time",
      isLabelled: true,
      isWhole: true,
      cell: ({ end }) => <Time moment={end} />,
    },
    { key: "turnout", head: "ballot.voted", kind: "end", isLabelled: true, cell: ({ turnout }) => turnout },
    {
      key: "vote",
      head: "ballot.my-vote",
      isLabelled: true,
      isWhole: true,
      cell: ({ vote }, intl) => vote !== "none" && intl.formatMessage({ id: voteTexts[vote] }),
    },
  ])
}

type BallotFiltersProps = {
  scope: ListScope
  search: BallotSearch
  list: { counts: { status: EventStatus; count: number }[]; groups: Choice[] }
}

const texts = { todo: "ballot.filter.todo", done: "ballot.filter.done", all: "ballot.filter.all" } as const

/** Filters above a list of ballots; the user's own list has tabs for open and done (ACC-02, SHELL-06). */
function BallotFilters({ scope, search, list: { counts, groups } }: BallotFiltersProps) {
  const intl = useIntl()
  // All ballots to vote in are ongoing, so counts per status would be useless.
  const isToDo = voteFilterOf(scope.isMine, search) === "todo" && !search.filters.status
  const list = { query: ballotQuery, search, counts: isToDo ? [] : counts }
  const group = groupField(groups, intl)
  if (scope.isMine)
    return (
      <>
        <VoteTabs search={search} />
        <EventFiltersBar {...list} texts={eventStatusTexts} fields={group} />
      </>
    )
  const options = (["todo", "done"] as const).map((value) => ({
    value,
    text: intl.formatMessage({ id: texts[value] }),
  }))
  const vote = { name: "vote", label: intl.formatMessage({ id: "ballot.my-vote" }), options }
  return (
    <EventFiltersBar
      {...list}
      texts={eventStatusTexts}
      fields={[...mineField("ballot", scope, intl), ...group, vote]}
    />
  )
}

function VoteTabs({ search }: { search: BallotSearch }) {
  const intl = useIntl()
  const chosen = voteFilterOf(true, search)
  return (
    <nav className="counts" aria-label={intl.formatMessage({ id: "ballot.my-vote" })}>
      {voteFilters.map((vote) => (
        <a
          key={vote}
          aria-current={vote === chosen ? "page" : undefined}
          {...linkTo(ballotQuery.href(search, { filters: { vote, status: undefined } }))}
        >
          {intl.formatMessage({ id: texts[vote] })}
        </a>
      ))}
    </nav>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
