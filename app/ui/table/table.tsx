import type { ReactElement, ReactNode } from "react"
import { useIntl } from "react-intl"
import { classNames } from "#app/ui/class-names.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type TableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  /** Without it a row is known by its place: for what is only read, and needs no ids for it. */
  rowKey?: (row: Row) => string
  /** The head of a sortable column with its `aria-sort`; without it heads are plain words. */
  head?: (column: Column<Row>, text: string) => { content: ReactNode; sort?: "ascending" | "descending" }
  /** Rows of cancelled records are struck through. */
  isOff?: (row: Row) => boolean
  /** `slim` turns into cards only below 30 em, `keep` never. */
  kind?: "slim" | "keep"
}

const cellClass = { ref: "c-ref", tag: "c-tag", end: "end", acts: "end c-acts", subject: undefined }

/** A column with what all its cells have in common. */
function shownAs<Row>(column: Column<Row>, text: string) {
  const { key, kind, isLabelled, headValues, isWhole } = column
  const className = classNames(kind && cellClass[kind], isWhole && "nowrap")
  return { column, key, text, className, label: isLabelled || headValues ? text : undefined }
}

/** A table that turns into cards where it is narrow; the roles are kept, because cards change `display`. */
export function Table<Row>({ caption, columns, rows, rowKey, head, isOff, kind }: TableProps<Row>) {
  const intl = useIntl()
  const shown = columns.map((column) => shownAs(column, intl.formatMessage({ id: column.head }, column.headValues)))
  return (
    <table className={classNames("table", kind === "keep" && "keep")} role="table">
      <caption className="vh">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {shown.map(({ column, key, text }) => {
            const { content, sort } = head?.(column, text) ?? { content: text }
            const kindClass = column.kind && cellClass[column.kind]
            return (
              <th key={key} role="columnheader" scope="col" className={kindClass} aria-sort={sort}>
                {content}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, place) => (
          <tr key={rowKey?.(row) ?? place} role="row" data-off={isOff?.(row) ? "" : undefined}>
            {shown.map((column) => cellOf(row, column))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A cell; no component of its own, of which a table would have hundreds. */
function cellOf<Row>(row: Row, { column, key, className, label }: ReturnType<typeof shownAs<Row>>): ReactElement {
  if (column.kind === "subject") {
    return (
      <th key={key} role="rowheader" scope="row">
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td key={key} role="cell" className={className} data-label={label}>
      {column.cell(row)}
    </td>
  )
}

/**
 * One column of a table. Order (docs/decisions/004-kit-and-forms.md): reference, subject, when, numbers, relations, status last.
 * `acts` stands last: what can be done with the row.
 * `ref` and `tag` share the first line of a card, `subject` is the row's header, `end` is set at the end edge (numbers).
 */
export type Column<Row> = {
  key: string
  head: MessageId
  /** What the head's text is filled in with, such as the zone of its times; a card prints it before the value. */
  headValues?: Record<string, string>
  cell: (row: Row) => ReactNode
  kind?: "ref" | "subject" | "end" | "tag" | "acts"
  /** The sort key of the list's query. */
  sort?: string
  /** Prints the head before the value in a card; for values that do not speak for themselves. */
  isLabelled?: boolean
  /** Keeps the value on one line. */
  isWhole?: boolean
}
