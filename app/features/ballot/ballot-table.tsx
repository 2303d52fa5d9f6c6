import { FormattedMessage } from "react-intl"
import { eventColumns } from "#app/parts/event/event-table.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import type { BallotRowView } from "./ballot-list.server.ts"

type Shell = { isInGroup: boolean; zone: string }

const voteTexts = { voted: "ballot.vote.voted", todo: "ballot.vote.todo", listed: "ballot.vote.not-voted" } as const

/** The columns of the list of ballots (VOTE-01). */
export function ballotColumns({ isInGroup, zone }: Shell): Column<BallotRowView>[] {
  return eventColumns(isInGroup, [
    {
      key: "start",
      head: "event.starts-in-zone",
      headValues: { zone },
      sort: "start_time",
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
    { key: "turnout", head: "ballot.turnout", kind: "end", isLabelled: true, cell: ({ turnout }) => turnout },
    {
      key: "vote",
      head: "ballot.my-vote",
      isLabelled: true,
      cell: ({ vote }) => vote !== "none" && <FormattedMessage id={voteTexts[vote]} />,
    },
  ])
}
