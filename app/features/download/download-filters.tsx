import { useIntl } from "react-intl"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterDate } from "#app/ui/table/filter-date.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import type { DownloadListView } from "./download-list.server.ts"
import { downloadQuery, type DownloadSearch } from "./download-query.ts"

type DownloadFiltersProps = { search: DownloadSearch; categories: DownloadListView["categories"] }

/** What the library can be narrowed to: words, a category, days of creation (DL-01, SHELL-06). */
export function DownloadFilters({ search, categories }: DownloadFiltersProps) {
  const intl = useIntl()
  const { category, from, to } = search.filters
  return (
    <FilterBar query={downloadQuery} search={search} holds={["category", "from", "to"]}>
      <FilterSelect
        name="category"
        label={intl.formatMessage({ id: "download.category" })}
        value={category}
        options={categories}
      />
      <FilterDate name="from" label={intl.formatMessage({ id: "event.from" })} value={from} />
      <FilterDate name="to" label={intl.formatMessage({ id: "event.to" })} value={to} />
    </FilterBar>
  )
}
