import { type ReactNode, useId } from "react"
import { useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { MessageId } from "#app/ui/message-id.ts"
import { LiveForm, QueryFields } from "./filters.tsx"
import { Pagination } from "./pagination.tsx"
import { type Column, Table } from "./table.tsx"

type ListPageProps<Row> = {
  title: MessageId
  query: ListQuery
  search: ListSearch
  columns: Column<Row>[]
  page: { items: Row[]; total: number }
  rowKey: (row: Row) => string
  /** The create link, if the user may create records. */
  actions?: ReactNode
  /** Content above the table: `StatusCounts`, `FilterBar`. The empty state depends on `page`. */
  children?: ReactNode
}

/** A whole list page: head, filters, table, pager. A page that differs uses the parts directly instead of a new prop. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, query, search, columns, page, rowKey, actions, children } = props
  const intl = useIntl()
  const text = intl.formatMessage({ id: title })
  return (
    <>
      <PageHead title={text} actions={actions} />
      {children}
      <List
        caption={text}
        query={query}
        search={search}
        columns={columns}
        page={page}
        rowKey={rowKey}
        action={actions}
      />
    </>
  )
}

type ListProps<Row> = Omit<ListTableProps<Row>, "rows"> & {
  page: { items: Row[]; total: number }
  /** Who adds entries, or how; shown if the list is empty without filters. */
  empty?: ReactNode
  /** One button for the empty list, if the user may use it. */
  action?: ReactNode
}

/** A list below its filters: the table, or why it has no rows, and the pager. */
export function List<Row>({ page, empty, action, ...table }: ListProps<Row>) {
  const { query, search } = table
  return (
    <>
      {page.items.length > 0 ? (
        <ListTable {...table} rows={page.items} />
      ) : (
        <ListEmpty query={query} search={search} total={page.total} action={action}>
          {empty}
        </ListEmpty>
      )}
      <Pagination query={query} search={search} total={page.total} />
    </>
  )
}

type ListTableProps<Row> = {
  caption: string
  query: ListQuery
  search: ListSearch
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  isOff?: (row: Row) => boolean
  below?: ((row: Row) => ReactNode) | undefined
}

/** A table whose column headings sort the list; in the card layout a small form does. */
export function ListTable<Row>({ query, search, columns, ...table }: ListTableProps<Row>) {
  const sortable = columns.flatMap(({ sort, head, headValues }) => (sort ? [{ sort, head, headValues }] : []))
  const sorted = search.direction === "asc" ? "ascending" : "descending"
  return (
    <div className="list">
      {sortable.length > 0 && <CardsSort query={query} search={search} options={sortable} />}
      <Table
        {...table}
        columns={columns}
        head={({ sort }, text) => {
          if (!sort) return { content: text }
          const content = <SortLink query={query} search={search} sort={sort} text={text} />
          return sort === search.sort ? { content, sort: sorted } : { content }
        }}
      />
    </div>
  )
}

type ListEmptyProps = {
  query: ListQuery
  search: ListSearch
  /** Rows in the whole list: if there are any, the requested page is beyond the end. */
  total: number
  /** Who adds entries, or how; shown if the list is empty without filters. */
  children?: ReactNode
  /** One button, if the user may use it. */
  action?: ReactNode
}

/** Shown instead of a table without rows: why there are none and what to do (SHELL-06). */
export function ListEmpty({ query, search, total, children, action }: ListEmptyProps) {
  const intl = useIntl()
  if (total > 0) {
    const first = (
      <a className="btn" {...linkTo(query.href(search, { page: 1 }))}>
        {intl.formatMessage({ id: "ui.list.first-page" })}
      </a>
    )
    return <EmptyState title={intl.formatMessage({ id: "ui.list.beyond" }, { page: search.page })} action={first} />
  }
  if (query.isFiltered(search)) {
    const clear = (
      <a className="btn" {...linkTo(query.clearedHref(search))}>
        {intl.formatMessage({ id: "ui.filter.clear" })}
      </a>
    )
    return <EmptyState title={intl.formatMessage({ id: "ui.list.no-match" })} action={clear} />
  }
  return (
    <EmptyState title={intl.formatMessage({ id: "ui.list.empty" })} action={action}>
      {children}
    </EmptyState>
  )
}

type SortLinkProps = { query: ListQuery; search: ListSearch; sort: string; text: string }

/** A column heading as a link that sorts by the column, or reverses the direction if the list is already sorted by it. */
function SortLink({ query, search, sort, text }: SortLinkProps) {
  const intl = useIntl()
  const direction = query.nextDirection(search, sort)
  return (
    <a {...linkTo(query.href(search, { sort, direction }), { staysInPlace: true })}>
      {text}
      <span className="vh"> {intl.formatMessage({ id: direction === "asc" ? "ui.sort.asc" : "ui.sort.desc" })}</span>
    </a>
  )
}

type CardsSortProps = { query: ListQuery; search: ListSearch; options: SortOption[] }

type SortOption = { sort: string; head: MessageId; headValues?: Record<string, string> }

/** Sort form for the card layout, which has no column headings. */
function CardsSort({ query, search, options }: CardsSortProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <LiveForm className="filters cards-only" submit={intl.formatMessage({ id: "ui.sort.submit" })}>
      <QueryFields entries={query.entries(search)} without={["sort"]} />
      <div>
        <label htmlFor={id}>{intl.formatMessage({ id: "ui.sort.by" })}</label>
        <select id={id} name="sort" key={search.sort} defaultValue={search.sort}>
          {!options.some(({ sort }) => sort === search.sort) && (
            <option value={search.sort}>{intl.formatMessage({ id: "ui.sort.usual" })}</option>
          )}
          {options.map(({ sort, head, headValues }) => (
            <option key={sort} value={sort}>
              {intl.formatMessage({ id: head }, headValues)}
            </option>
          ))}
        </select>
      </div>
    </LiveForm>
  )
}
