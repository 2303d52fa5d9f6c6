import { useIntl } from "react-intl"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { operationText } from "#app/parts/operation-log/operation-texts.ts"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterDate } from "#app/ui/table/filter-date.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import type { LogView } from "./log-list.server.ts"
import { logQuery, type LogSearch } from "./log-query.ts"
import { logColumns } from "./log-table.tsx"

type LogPageProps = { search: LogSearch; list: LogView }

/** A log: what was done by whom and when, to be searched and taken along (ADM-08, WG-02). */
export function LogPage({ search, list }: LogPageProps) {
  const intl = useIntl()
  const { operation, from, to } = search.filters
  const options = logQuery.filters.operation.map((value) => {
    const id = operationText(value)
    return { value, text: id ? intl.formatMessage({ id }) : value }
  })
  return (
    <ListPage
      title="operation-log.title"
      query={logQuery}
      search={search}
      columns={logColumns(list.zone, list.hasOrigin)}
      page={list}
      rowKey={({ id }) => id}
      acts={<ListExports csv={list.csvHref} exportHref={list.exportHref} />}
    >
      <FilterBar query={logQuery} search={search} holds={["operation", "from", "to"]}>
        <FilterSelect
          name="operation"
          label={intl.formatMessage({ id: "operation-log.what" })}
          value={operation}
          options={options}
        />
        <FilterDate name="from" label={intl.formatMessage({ id: "event.from" })} value={from} />
        <FilterDate name="to" label={intl.formatMessage({ id: "event.to" })} value={to} />
      </FilterBar>
    </ListPage>
  )
}
