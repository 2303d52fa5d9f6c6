import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import type { Column } from "#app/ui/table/column.ts"
import type { Sample } from "./kit-samples.ts"

/** The words of the sample's statuses. */
export const sampleWords = {
  idle: "kit.dial.idle",
  live: "kit.dial.live",
  closed: "kit.dial.closed",
  void: "kit.dial.void",
} as const

/** The columns of the sample list. */
export const sampleColumns: Column<Sample>[] = [
  { key: "id", head: "kit.fact.code", kind: "ref", sort: "id", cell: ({ id }) => <span className="ref">{id}</span> },
  {
    key: "subject",
    head: "kit.field.subject",
    kind: "subject",
    sort: "subject",
    cell: ({ subject, id }) => <a href={`/kit?group=${id}`}>{subject}</a>,
  },
  { key: "minutes", head: "kit.minutes", kind: "end", sort: "minutes", isLabelled: true, cell: (row) => row.minutes },
  {
    key: "status",
    head: "kit.status",
    kind: "tag",
    cell: ({ status }) => (
      <StatusTag dial={status}>
        <FormattedMessage id={sampleWords[status]} />
      </StatusTag>
    ),
  },
]
