import { useIntl } from "react-intl"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterDate } from "#app/ui/table/filter-date.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import type { NoticeListView } from "./notice-list.server.ts"
import { noticeQuery, type NoticeSearch } from "./notice-query.ts"
import { noticeStatusTexts } from "./notice.status.ts"

type NoticeFiltersProps = { search: NoticeSearch; counts: NoticeListView["counts"] }

/** What stands above the list of notices: states with their numbers, search and days (SHELL-06). */
export function NoticeFilters({ search, counts }: NoticeFiltersProps) {
  const intl = useIntl()
  const asked = { query: noticeQuery, search }
  const { from, to } = search.filters
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: noticeStatusTexts[status] }),
    count,
  }))
  return (
    <>
      <StatusCounts {...asked} counts={statuses} />
      <FilterBar {...asked} holds={["from", "to"]}>
        <FilterDate name="from" label={intl.formatMessage({ id: "event.from" })} value={from} />
        <FilterDate name="to" label={intl.formatMessage({ id: "event.to" })} value={to} />
      </FilterBar>
    </>
  )
}
