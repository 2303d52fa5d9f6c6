import type { ReactNode } from "react"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { ListEmpty } from "#app/ui/table/list-empty.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import type { EventRow } from "./event-columns.tsx"

type EventListPageProps<Row> = {
  title: string
  list: { query: ListQuery; search: ListSearch }
  columns: Column<Row>[]
  page: { items: Row[]; total: number }
  /** Where the person may go from here; what they may not is left out. */
  acts: { create?: ReactNode; csv?: string; exportHref?: string }
  /** Why there is nothing yet. */
  empty: ReactNode
  /** What stands above the table. */
  children: ReactNode
}

/** A whole list of meetings or ballots: head, filters, table, pager (SHELL-06). */
export function EventListPage<Row extends EventRow & { id: string }>(props: EventListPageProps<Row>) {
  const { title, list, columns, page, acts, empty, children } = props
  return (
    <>
      <PageHead title={title} acts={<ListActs acts={acts} />} />
      {children}
      {page.items.length > 0 ? (
        <ListTable
          {...list}
          caption={title}
          columns={columns}
          rows={page.items}
          rowKey={({ id }) => id}
          isOff={({ status }) => status === "cancelled"}
        />
      ) : (
        <ListEmpty {...list} total={page.total} act={acts.create}>
          {empty}
        </ListEmpty>
      )}
      <Pagination {...list} total={page.total} />
    </>
  )
}

function ListActs({ acts: { create, csv, exportHref } }: Pick<EventListPageProps<never>, "acts">) {
  return (
    <>
      {create}
      <ListExports csv={csv} exportHref={exportHref} />
    </>
  )
}
