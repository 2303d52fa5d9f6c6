import { useIntl } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { RecordView } from "./result.server.ts"

/** The voters; or the entities, with their weights and who cast the vote (VOTE-07). */
function voterColumns(records: readonly RecordView[]): Column<RecordView>[] {
  const cast: Column<RecordView>["cell"] = ({ person }) => person && <Person person={person} />
  if (records.every(({ entity }) => entity === undefined))
    return [{ key: "voter", head: "ballot.record.voter", kind: "subject", cell: cast }]
  return [
    { key: "entity", head: "ballot.record.organization", kind: "subject", cell: ({ entity }) => entity },
    ...(records.some(({ weight }) => weight > 1) ? [weightColumn] : []),
    { key: "voter", head: "ballot.record.cast-by", isLabelled: true, cell: cast },
  ]
}

const weightColumn: Column<RecordView> = {
  key: "weight",
  head: "ballot.weight",
  kind: "end",
  isLabelled: true,
  cell: ({ weight }, intl) => intl.formatNumber(weight),
}

const columnsWith = (code: string | undefined, zone: string): Column<RecordView>[] => [
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
  {
    key: "time",
    head: "ballot.record.time-in-zone",
    headValues: { zone },
    isWhole: true,
    cell: ({ when }) => when && <Time moment={when} />,
  },
]

type RecordsTableProps = {
  records: RecordView[]
  /** Receipt code of the current user, shown next to that user's vote. */
  code?: string | undefined
  /** Time zone of the times. */
  zone: string
}

/** The vote of each voter, or of each entity, with reason and time, including those who did not vote (VOTE-05, VOTE-06). */
export function RecordsTable({ records, code, zone }: RecordsTableProps) {
  const intl = useIntl()
  return (
    <div className="list slim">
      <Table
        caption={intl.formatMessage({ id: "ballot.records" })}
        columns={[...voterColumns(records), ...columnsWith(code, zone)]}
        rows={records}
      />
    </div>
  )
}
