import { FormattedMessage, useIntl } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { sampleColumns, sampleWords } from "./kit-columns.tsx"
import { sampleQuery, type findSamples } from "./kit-samples.ts"

type KitListProps = { search: ReturnType<typeof sampleQuery.parse>; page: ReturnType<typeof findSamples> }

/** A whole list page, as a feature has it: counts, filters, sorting, pages. */
export function KitList({ search, page }: KitListProps) {
  const intl = useIntl()
  const options = page.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: sampleWords[status] }),
    count,
  }))
  return (
    <ListPage
      title="kit.list"
      query={sampleQuery}
      search={search}
      columns={sampleColumns}
      page={page}
      rowKey={({ id }) => id}
      acts={
        <Link className="btn primary" to="/kit">
          <FormattedMessage id="kit.button.primary" />
        </Link>
      }
    >
      <StatusCounts query={sampleQuery} search={search} counts={options} />
      <FilterBar query={sampleQuery} search={search} holds={["status"]}>
        <FilterSelect
          name="status"
          label={intl.formatMessage({ id: "kit.status" })}
          value={search.filters.status}
          options={options}
        />
      </FilterBar>
    </ListPage>
  )
}
