import { useIntl } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { RevisionRowView } from "./proposal-view.server.ts"

const columns = (zone: string): Column<RevisionRowView>[] => [
  {
    key: "number",
    head: "proposal.revision",
    kind: "ref",
    isWhole: true,
    cell: ({ number }) => <span className="ref">{`r${number}`}</span>,
  },
  {
    key: "title",
    head: "proposal.title",
    kind: "subject",
    cell: ({ href, title, memo }) => (
      <>
        <Link to={href}>{title}</Link>
        {memo && <small>{memo}</small>}
      </>
    ),
  },
  { key: "submitter", head: "proposal.submitter", isLabelled: true, cell: ({ submitter }) => submitter },
  {
    key: "time",
    head: "topic-call.submitted-in-zone",
    headValues: { zone },
    isWhole: true,
    isLabelled: true,
    cell: ({ time }) => <Time moment={time} />,
  },
  {
    key: "feedback",
    head: "proposal.feedback.title",
    kind: "end",
    isLabelled: true,
    cell: ({ feedback }) => feedback,
  },
]

/** All revisions of a proposal, the latest first (PROP-03). @param zone its name, for the head of the times */
export function RevisionTable({ rows, zone }: { rows: RevisionRowView[]; zone: string }) {
  const caption = useIntl().formatMessage({ id: "proposal.revisions" })
  return (
    <div className="list slim">
      <Table caption={caption} columns={columns(zone)} rows={rows} rowKey={({ id }) => id} />
    </div>
  )
}
