import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { PageHead } from "../layout/page-head.tsx"
import type { MessageId } from "../message-id.ts"
import { ListEmpty } from "./list-empty.tsx"
import { ListTable } from "./list-table.tsx"
import { Pagination } from "./pagination.tsx"
import type { Column } from "./column.ts"

type ListPageProps<Row> = {
  title: MessageId
  query: ListQuery
  search: ListSearch
  columns: Column<Row>[]
  page: { items: Row[]; total: number }
  rowKey: (row: Row) => string
  /** The create link, if this person may. */
  acts?: ReactNode
  /** What stands above the table: `StatusCounts`, `FilterBar`. The empty state follows `page`. */
  children?: ReactNode
}

/** A whole list page: head, filters, table, pager. A page that differs uses the pieces instead of a new prop. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, query, search, columns, page, rowKey, acts, children } = props
  const intl = useIntl()
  const text = intl.formatMessage({ id: title })
  return (
    <>
      <PageHead title={text} acts={acts} />
      {children}
      {page.items.length > 0 ? (
        <ListTable caption={text} query={query} search={search} columns={columns} rows={page.items} rowKey={rowKey} />
      ) : (
        <ListEmpty query={query} search={search} total={page.total} act={acts} />
      )}
      <Pagination query={query} search={search} total={page.total} />
    </>
  )
}
