import { FormattedMessage, useIntl } from "react-intl"
import { Section } from "#app/ui/layout/section.tsx"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { sampleColumns, sampleWords } from "./kit-columns.tsx"
import { sampleQuery, type findSamples } from "./kit-samples.ts"

type KitListProps = { search: ReturnType<typeof sampleQuery.parse>; page: ReturnType<typeof findSamples> }

/** A list with everything around it: counts, filters, sorting, pages. */
export function KitList({ search, page }: KitListProps) {
  const intl = useIntl()
  const options = page.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: sampleWords[status] }),
    count,
  }))
  return (
    <Section title={<FormattedMessage id="kit.list" />}>
      <StatusCounts query={sampleQuery} search={search} counts={options} />
      <FilterBar query={sampleQuery} search={search} holds={["status"]}>
        <FilterSelect
          name="status"
          label={intl.formatMessage({ id: "kit.status" })}
          value={search.filters.status}
          options={options}
        />
      </FilterBar>
      <ListTable
        caption={intl.formatMessage({ id: "kit.list" })}
        query={sampleQuery}
        search={search}
        columns={sampleColumns}
        rows={page.items}
        rowKey={({ id }) => id}
        isOff={({ status }) => status === "void"}
      />
      <Pagination query={sampleQuery} search={search} total={page.total} />
    </Section>
  )
}
