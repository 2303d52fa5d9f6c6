import { Column } from "primereact/column"
import { DataTable } from "primereact/datatable"
import type { TableProps } from "../../plain-table.tsx"

/** A table as in PrimeReact's documentation: sortable and paginated. */
export function PrimeTable<Row extends object>({ caption, columns, rows }: TableProps<Row>) {
  return (
    <DataTable value={rows} header={caption} stripedRows paginator rows={50} sortMode="single" removableSort>
      {columns.map(({ head, cell, className }) => (
        <Column key={head} header={head} body={cell} className={className} sortable sortField={head} />
      ))}
    </DataTable>
  )
}
