import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { eventDials, type EventStatus, eventStatusTexts } from "./event-status.ts"

/** What every row of a list of meetings or ballots shows. */
export type EventRow = {
  href: string
  number: string
  groupNumber?: string
  subject: string
  group?: string
  proposal?: string
  status: EventStatus
}

/** Both numbers; in a group its own is enough. */
function Numbers({ row: { number, groupNumber }, isInGroup }: { row: EventRow; isInGroup: boolean }) {
  if (isInGroup || !groupNumber) return <span className="ref">{groupNumber ?? number}</span>
  return (
    <>
      <span className="ref">{groupNumber}</span> <small className="ref muted">{number}</small>
    </>
  )
}

const group: Column<EventRow> = {
  key: "group",
  head: "event.group",
  cell: (row) =>
    row.group ?? (
      <span className="nowrap">
        <FormattedMessage id="event.whole-alliance" />
      </span>
    ),
}

/**
 * The columns that meetings and ballots have in common, around those of their own: numbers and subject before, group, proposal
 * and status behind. In a group's own list the group is left out.
 */
export function eventColumns<Row extends EventRow>(isInGroup: boolean, own: Column<Row>[]): Column<Row>[] {
  return [
    {
      key: "number",
      head: "event.number",
      kind: "ref",
      sort: "number",
      cell: (row) => <Numbers row={row} isInGroup={isInGroup} />,
    },
    {
      key: "subject",
      head: "event.subject",
      kind: "subject",
      sort: "subject",
      cell: ({ href, subject }) => <Link to={href}>{subject}</Link>,
    },
    ...own,
    ...(isInGroup ? [] : [group]),
    {
      key: "proposal",
      head: "event.proposal",
      cell: ({ proposal }) => proposal && <span className="ref">{proposal}</span>,
    },
    {
      key: "status",
      head: "event.status",
      kind: "tag",
      cell: ({ status }) => (
        <StatusTag dial={eventDials[status]}>
          <FormattedMessage id={eventStatusTexts[status]} />
        </StatusTag>
      ),
    },
  ]
}
