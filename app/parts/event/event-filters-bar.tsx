import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { FilterBar, FilterDate, StatusCounts } from "#app/ui/table/filters.tsx"
import { type EventStatus, eventStatusTexts } from "./event-status.ts"

type EventFiltersBarProps = {
  query: ListQuery
  search: ListSearch
  /** Empty if the list has a fixed status. */
  counts: { status: EventStatus; count: number }[]
  /** Extra filters; `holds` lists their names. */
  children?: ReactNode
  holds?: string[]
}

/** The filter bar of a list of meetings or ballots: statuses with counts, search, and dates (SHELL-06). */
export function EventFiltersBar({ query, search, counts, children, holds = [] }: EventFiltersBarProps) {
  const intl = useIntl()
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: eventStatusTexts[status] }),
    count,
  }))
  return (
    <>
      {statuses.length > 0 && <StatusCounts query={query} search={search} counts={statuses} />}
      <FilterBar query={query} search={search} holds={["from", "to", ...holds]}>
        <FilterDate name="from" label={intl.formatMessage({ id: "event.from" })} search={search} />
        <FilterDate name="to" label={intl.formatMessage({ id: "event.to" })} search={search} />
        {children}
      </FilterBar>
    </>
  )
}
