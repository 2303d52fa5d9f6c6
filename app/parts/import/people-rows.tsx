import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { Section } from "#app/ui/layout/page.tsx"
import { StatusCounts } from "#app/ui/table/filters.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"

type Named = { row: ReactNode; email: string; name?: ReactNode }

/** The first columns of every list of invited people: row number in the file, address and name. */
export const namedColumns: Column<Named>[] = [
  { key: "row", head: "member-invitation.row", kind: "ref", cell: ({ row }) => <span className="ref">{row}</span> },
  {
    key: "email",
    head: "member-invitation.email",
    kind: "subject",
    cell: ({ email }, intl) =>
      email || <span className="muted">{intl.formatMessage({ id: "member-invitation.no-email" })}</span>,
  },
  { key: "name", head: "member-invitation.name", isLabelled: true, cell: ({ name }) => name },
]

type PeopleRowsProps<Row> = {
  caption: string
  aside?: ReactNode
  query: ListQuery
  search: ListSearch
  counts: { value: string; text: string; count: number }[]
  columns: Column<Row>[]
  page: { items: Row[]; total: number }
  rowKey: (row: Row) => string
}

/** A page of rows of an import or invitation, all or only those in one state (FORM-09). */
export function PeopleRows<Row>({ aside, query, search, counts, page, ...table }: PeopleRowsProps<Row>) {
  const intl = useIntl()
  return (
    <Section title={table.caption} aside={aside}>
      <StatusCounts query={query} search={search} counts={counts} />
      {page.items.length > 0 ? (
        <div className="list">
          <Table rows={page.items} {...table} />
        </div>
      ) : (
        <p className="muted">{intl.formatMessage({ id: "member-invitation.rows.none" })}</p>
      )}
      <Pagination query={query} search={search} total={page.total} />
    </Section>
  )
}
