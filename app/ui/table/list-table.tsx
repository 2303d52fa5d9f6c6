import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { CardsSort } from "./cards-sort.tsx"
import type { Column } from "./column.ts"
import { SortLink } from "./sort-link.tsx"
import { Table } from "./table.tsx"

type ListTableProps<Row> = {
  caption: string
  query: ListQuery
  search: ListSearch
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  isOff?: (row: Row) => boolean
}

/** A table whose heads sort the list; as cards a small form does. */
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
