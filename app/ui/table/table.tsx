import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { classNames } from "../class-names.ts"
import type { Column } from "./column.ts"

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

const cellClass = { ref: "c-ref", tag: "c-tag", end: "end", subject: undefined }

/** A table that turns into cards where it is narrow; the roles are kept, because cards change `display`. */
export function Table<Row>({ caption, columns, rows, rowKey, head, isOff, kind }: TableProps<Row>) {
  const intl = useIntl()
  const heads = columns.map(({ head, headValues }) => intl.formatMessage({ id: head }, headValues))
  return (
    <table className={classNames("table", kind === "keep" && "keep")} role="table">
      <caption className="vh">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => {
            const { content, sort } = head?.(column, heads[index] ?? "") ?? { content: heads[index] }
            const kindClass = column.kind && cellClass[column.kind]
            return (
              <th key={column.key} role="columnheader" scope="col" className={kindClass} aria-sort={sort}>
                {content}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, place) => (
          <tr key={rowKey?.(row) ?? place} role="row" data-off={isOff?.(row) ? "" : undefined}>
            {columns.map((column, index) => (
              <Cell key={column.key} column={column} row={row} label={heads[index] ?? ""} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row, label }: { column: Column<Row>; row: Row; label: string }) {
  if (column.kind === "subject") {
    return (
      <th role="rowheader" scope="row">
        {column.cell(row)}
      </th>
    )
  }
  const className = classNames(column.kind && cellClass[column.kind], column.isWhole && "nowrap")
  return (
    <td role="cell" className={className} data-label={column.isLabelled ? label : undefined}>
      {column.cell(row)}
    </td>
  )
}
