import type { ReactNode } from "react"

/** One column of a table. */
export type Column<Row> = { head: string; cell: (row: Row) => ReactNode; isHeader?: boolean; className?: string }

/** A table of the frozen page. `rowKey`: a text that differs between the rows. */
export type TableProps<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; rowKey: (row: Row) => string }

/** A table of plain HTML. */
export function PlainTable<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, className }) => (
            <th key={head} scope="col" className={className}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ head, cell, isHeader, className }) =>
              isHeader ? (
                <th key={head} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={head} className={className}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
