import { FormattedMessage, useIntl } from "react-intl"
import { EventFiltersBar } from "#app/parts/event/event-filters-bar.tsx"
import type { EventStatus } from "#app/parts/event/event-status.ts"
import { Link } from "#app/ui/link.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { ballotQuery, voteFilterOf, voteFilters, type BallotSearch } from "./ballot-query.ts"

type BallotFiltersProps = { isMine: boolean; search: BallotSearch; counts: { status: EventStatus; count: number }[] }

const texts = { todo: "ballot.filter.todo", done: "ballot.filter.done", all: "ballot.filter.all" } as const

/** What stands above a list of ballots; one's own has what is to be done and what is done as tabs (ACC-02, SHELL-06). */
export function BallotFilters({ isMine, search, counts }: BallotFiltersProps) {
  const intl = useIntl()
  // What is to be done is going on: there is nothing to count.
  const isToDo = voteFilterOf(isMine, search) === "todo" && !search.filters.status
  const list = { query: ballotQuery, search, counts: isToDo ? [] : counts }
  if (isMine)
    return (
      <>
        <VoteTabs search={search} />
        <EventFiltersBar {...list} />
      </>
    )
  const options = (["todo", "done"] as const).map((value) => ({
    value,
    text: intl.formatMessage({ id: texts[value] }),
  }))
  return (
    <EventFiltersBar {...list} holds={["vote"]}>
      <FilterSelect
        name="vote"
        label={intl.formatMessage({ id: "ballot.my-vote" })}
        value={search.filters.vote}
        options={options}
      />
    </EventFiltersBar>
  )
}

function VoteTabs({ search }: { search: BallotSearch }) {
  const intl = useIntl()
  const chosen = voteFilterOf(true, search)
  return (
    <nav className="counts" aria-label={intl.formatMessage({ id: "ballot.my-vote" })}>
      {voteFilters.map((vote) => (
        <Link
          key={vote}
          to={ballotQuery.href(search, { filters: { vote, status: undefined } })}
          aria-current={vote === chosen ? "page" : undefined}
        >
          <FormattedMessage id={texts[vote]} />
        </Link>
      ))}
    </nav>
  )
}
