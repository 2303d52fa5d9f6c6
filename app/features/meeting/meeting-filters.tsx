import { useIntl } from "react-intl"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterDate } from "#app/ui/table/filter-date.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import type { MeetingListView } from "./meeting-list.server.ts"
import { meetingQuery, type MeetingSearch } from "./meeting-query.ts"
import { meetingStatusTexts } from "./meeting.status.ts"

type MeetingFiltersProps = { search: MeetingSearch; counts: MeetingListView["counts"] }

/** What stands above the list of meetings: statuses with their numbers, search, and days (SHELL-06). */
export function MeetingFilters({ search, counts }: MeetingFiltersProps) {
  const intl = useIntl()
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: meetingStatusTexts[status] }),
    count,
  }))
  const { from, to } = search.filters
  return (
    <>
      <StatusCounts query={meetingQuery} search={search} counts={statuses} />
      <FilterBar query={meetingQuery} search={search} holds={["from", "to"]}>
        <FilterDate name="from" label={intl.formatMessage({ id: "meeting.filter.from" })} value={from} />
        <FilterDate name="to" label={intl.formatMessage({ id: "meeting.filter.to" })} value={to} />
      </FilterBar>
    </>
  )
}
