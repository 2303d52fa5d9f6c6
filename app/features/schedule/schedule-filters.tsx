import { useIntl } from "react-intl"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterDate } from "#app/ui/table/filter-date.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import type { ScheduleListView } from "./schedule-list.server.ts"
import { scheduleQuery, type ScheduleSearch } from "./schedule-query.ts"
import { scheduleStatusTexts, scheduleTypes, scheduleTypeTexts } from "./schedule.status.ts"

type ScheduleFiltersProps = { search: ScheduleSearch; counts: ScheduleListView["counts"] }

/** What stands above the list of schedules: states with their numbers, search, type, subscriptions and days (SHELL-06). */
export function ScheduleFilters({ search, counts }: ScheduleFiltersProps) {
  const intl = useIntl()
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: scheduleStatusTexts[status] }),
    count,
  }))
  const types = scheduleTypes.map((value) => ({ value, text: intl.formatMessage({ id: scheduleTypeTexts[value] }) }))
  const { type, mine, from, to } = search.filters
  return (
    <>
      <StatusCounts query={scheduleQuery} search={search} counts={statuses} />
      <FilterBar query={scheduleQuery} search={search} holds={["type", "mine", "from", "to"]}>
        <FilterSelect name="type" label={intl.formatMessage({ id: "schedule.type" })} value={type} options={types} />
        <FilterSelect
          name="mine"
          label={intl.formatMessage({ id: "schedule.filter.mine" })}
          value={mine}
          options={[{ value: "1", text: intl.formatMessage({ id: "schedule.filter.subscribed" }) }]}
        />
        <FilterDate name="from" label={intl.formatMessage({ id: "event.from" })} value={from} />
        <FilterDate name="to" label={intl.formatMessage({ id: "event.to" })} value={to} />
      </FilterBar>
    </>
  )
}
