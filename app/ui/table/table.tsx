import { Fragment, type ReactElement, type ReactNode } from "react"
import { type IntlShape, useIntl } from "react-intl"
import { classNames } from "#app/ui/class-names.ts"
import type { MessageId } from "#app/ui/message-id.ts"
import { textLang } from "#app/ui/text-lang.ts"

type TableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  /** Without it the row index is the key; sufficient for read-only rows without ids. */
  rowKey?: (row: Row) => string
  /** Renders a column heading, with its `aria-sort` if sortable; without it headings are plain text. */
  head?: (column: Column<Row>, text: string) => { content: ReactNode; sort?: "ascending" | "descending" }
  /** Whether a row is struck through, as for a cancelled record. */
  isOff?: (row: Row) => boolean
  /** What is open below a row, over its whole width: the small form that changes something of it. */
  below?: ((row: Row) => ReactNode) | undefined
  /** `slim` turns into cards only below 30 em, `keep` never. */
  kind?: "slim" | "keep"
}

const cellClass = { ref: "c-ref", tag: "c-tag", end: "end", actions: "end c-acts", subject: undefined }

/** A column with the values that all its cells share. */
function shownAs<Row>(column: Column<Row>, text: string) {
  const { key, kind, isLabelled, headValues, isWhole } = column
  const className = classNames(kind && cellClass[kind], isWhole && "nowrap")
  return { column, key, text, className, label: isLabelled || headValues ? text : undefined }
}

/** A table that changes to cards if it is narrow. Its roles are explicit, because `display` in cards removes the implicit ones. */
export function Table<Row>({ caption, columns, rows, rowKey, head, isOff, below, kind }: TableProps<Row>) {
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
        {rows.map((row, index) => {
          const open = below?.(row)
          return (
            <Fragment key={rowKey?.(row) ?? index}>
              <tr role="row" data-off={isOff?.(row) ? "" : undefined}>
                {shown.map((column) => cellOf(row, column, intl))}
              </tr>
              {open && (
                <tr role="row" className="below">
                  <td role="cell" colSpan={columns.length}>
                    {open}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

/** Renders a cell. A function and not a component, because a table has hundreds of cells. */
function cellOf<Row>(row: Row, shown: ReturnType<typeof shownAs<Row>>, intl: IntlShape): ReactElement {
  const { column, key, className, label } = shown
  const content = column.cell(row, intl)
  const lang = textLang(content, intl.locale)
  if (column.kind === "subject") {
    return (
      <th key={key} role="rowheader" scope="row" lang={lang}>
        {content}
      </th>
    )
  }
  return (
    <td key={key} role="cell" className={className} data-label={label} lang={lang}>
      {content}
    </td>
  )
}

/**
 * One column of a table. Order (docs/decisions/004-kit-and-forms.md): reference, subject, when, numbers, relations, status last.
 * `actions` comes after the status and contains the actions of the row.
 * `ref` and `tag` share the first line of a card, `subject` is the row header, `end` is aligned to the end (numbers).
 */
export type Column<Row> = {
  key: string
  head: MessageId
  /** Values for the heading's message, such as the time zone; a card then shows the heading before the value. */
  headValues?: Record<string, string>
  /** The content of a cell. A function and not a component: a list has hundreds of cells, so they get the `intl` of their table. */
  cell: (row: Row, intl: IntlShape) => ReactNode
  kind?: "ref" | "subject" | "end" | "tag" | "actions"
  /** Sort key in the list's query. */
  sort?: string
  /** Shows the heading before the value in a card, for values that are unclear without it. */
  isLabelled?: boolean
  /** Keeps the value on one line. */
  isWhole?: boolean
}
