import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { eventSymbols, type EventStatus, eventStatusTexts } from "./event-status.ts"
import { textLang } from "#app/ui/text-lang.ts"

/** The data that all rows of meetings and ballots have in common. */
export type EventRow = {
  href: string
  number: string
  groupNumber?: string
  subject: string
  group?: string
  proposal?: string
  status: EventStatus
}

/** Both numbers; in a group's list only the group's. */
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
  cell: (row, intl) =>
    row.group ?? <span className="nowrap">{intl.formatMessage({ id: "event.whole-alliance" })}</span>,
}

/** The status of a meeting, ballot or topic call. */
export const eventStatusColumn: Column<{ status: EventStatus }> = {
  key: "status",
  head: "event.status",
  kind: "tag",
  cell: ({ status }, intl) => (
    <StatusTag symbol={eventSymbols[status]}>{intl.formatMessage({ id: eventStatusTexts[status] })}</StatusTag>
  ),
}

/**
 * The columns that meetings and ballots have in common, around their own: numbers and subject first, group, proposal and status last. A
 * group's own list has no group column.
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
      cell: ({ href, subject }, intl) => (
        <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
          {subject}
        </a>
      ),
    },
    ...own,
    ...(isInGroup ? [] : [group]),
    {
      key: "proposal",
      head: "event.proposal",
      cell: ({ proposal }) => proposal && <span className="ref">{proposal}</span>,
    },
    eventStatusColumn,
  ]
}
