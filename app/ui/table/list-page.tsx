import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { EmptyState } from "../feedback/empty-state.tsx"
import { PageHead } from "../layout/page-head.tsx"
import type { MessageId } from "../message-id.ts"
import { isFiltered } from "./filter-bar.tsx"
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
        <NothingFound query={query} search={search} acts={acts} />
      )}
      <Pagination query={query} search={search} total={page.total} />
    </>
  )
}

function NothingFound({ query, search, acts }: { query: ListQuery; search: ListSearch; acts: ReactNode }) {
  if (!isFiltered(search)) return <EmptyState title={<FormattedMessage id="ui.list.empty" />} act={acts} />
  return (
    <EmptyState
      title={<FormattedMessage id="ui.list.no-match" />}
      act={
        <Link className="btn" to={query.href({ ...search, q: "", filters: {} })}>
          <FormattedMessage id="ui.filter.clear" />
        </Link>
      }
    />
  )
}
