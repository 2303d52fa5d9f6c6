import { useIntl } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { RecordView } from "./result.server.ts"

/** The voters; or the entities, with their weights and who cast the vote (VOTE-07). */
function voterColumns(records: readonly RecordView[]): Column<RecordView>[] {
  const cast: Column<RecordView>["cell"] = ({ person }) => person && <Person person={person} />
  if (records.every(({ entity }) => entity === undefined))
    return [
      { key: "voter", head: "ballot.record.voter", kind: "subject", cell: cast },
      ...(records.some(({ castBy }) => castBy) ? [castByColumn] : []),
    ]
  return [
    { key: "entity", head: "ballot.record.organization", kind: "subject", cell: ({ entity }) => entity },
    ...(records.some(({ weight }) => weight > 1) ? [weightColumn] : []),
    { key: "voter", head: "ballot.record.cast-by", isLabelled: true, cell: cast },
  ]
}

/** Who cast a passed vote (VOTE-09). */
const castByColumn: Column<RecordView> = {
  key: "cast-by",
  head: "ballot.record.cast-by",
  isLabelled: true,
  cell: ({ castBy }) => castBy && <Person person={castBy} />,
}

const weightColumn: Column<RecordView> = {
  key: "weight",
  head: "ballot.weight",
  kind: "end",
  isLabelled: true,
  cell: ({ weight }, intl) => intl.formatNumber(weight),
}

/** The choice and its reason; in a secret ballot only whether there is a vote (VOTE-08). */
function choiceColumns(isSecret: boolean, code: string | undefined): Column<RecordView>[] {
  if (isSecret)
    return [
      {
        key: "state",
        head: "ballot.record.state",
        cell: ({ hasVoted }, intl) =>
          intl.formatMessage({ id: hasVoted ? "ballot.vote.voted" : "ballot.vote.not-voted" }),
      },
    ]
  return [
    {
      key: "option",
      head: "ballot.record.option",
      cell: ({ option, isOwn }, intl) => (
        <>
          {option ?? intl.formatMessage({ id: "ballot.vote.not-voted" })}
          {isOwn && code && (
            <small className="muted"> {intl.formatMessage({ id: "ballot.record.code" }, { code })}</small>
          )}
        </>
      ),
    },
    { key: "reason", head: "ballot.record.reason", cell: ({ reason }) => reason },
  ]
}

const timeColumn = (zone: string): Column<RecordView> => ({
  key: "time",
  head: "ballot.record.time-in-zone",
  headValues: { zone },
  isWhole: true,
  cell: ({ when }) => when && <Time moment={when} />,
})

type RecordsTableProps = {
  records: RecordView[]
  isSecret: boolean
  /** Receipt code of the current user, shown next to that user's vote. */
  code?: string | undefined
  /** Time zone of the times. */
  zone: string
}

/** The vote of each voter, or of each entity, with reason and time, including those who did not vote (VOTE-05, VOTE-06). */
export function RecordsTable({ records, isSecret, code, zone }: RecordsTableProps) {
  const intl = useIntl()
  return (
    <div className="list slim">
      <Table
        caption={intl.formatMessage({ id: "ballot.records" })}
        columns={[...voterColumns(records), ...choiceColumns(isSecret, code), timeColumn(zone)]}
        rows={records}
      />
    </div>
  )
}
