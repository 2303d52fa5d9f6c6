import { FormattedMessage, useIntl } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { RecordView } from "./ballot-result.server.ts"

const columns: Column<RecordView>[] = [
  { key: "voter", head: "ballot.record.voter", kind: "subject", cell: ({ person }) => <Person person={person} /> },
  {
    key: "option",
    head: "ballot.record.option",
    cell: ({ option }) => option ?? <FormattedMessage id="ballot.vote.not-voted" />,
  },
  { key: "reason", head: "ballot.record.reason", cell: ({ reason }) => reason },
  { key: "time", head: "ballot.record.time", isWhole: true, cell: ({ when }) => when && <Time moment={when} /> },
]

/** Who voted what, why and when, and who did not (VOTE-05, VOTE-06). */
export function RecordsTable({ records }: { records: RecordView[] }) {
  const intl = useIntl()
  return (
    <div className="list slim">
      <Table caption={intl.formatMessage({ id: "ballot.records" })} columns={columns} rows={records} />
    </div>
  )
}
