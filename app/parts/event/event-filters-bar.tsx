import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import type { MessageId } from "#app/ui/message-id.ts"
import { FilterBar, FilterDate, StatusCounts } from "#app/ui/table/filters.tsx"

type EventFiltersBarProps<Status extends string> = {
  query: ListQuery
  search: ListSearch
  /** Empty if the list has a fixed status. */
  counts: { status: Status; count: number }[]
  /** The words of the statuses. */
  texts: Record<Status, MessageId>
  /** Extra filters; `holds` lists their names. */
  children?: ReactNode
  holds?: string[]
}

/** The filter bar of a list of what has a date: statuses with counts, search, and dates (SHELL-06). */
export function EventFiltersBar<Status extends string>({
  query,
  search,
  counts,
  texts,
  children,
  holds = [],
}: EventFiltersBarProps<Status>) {
  const intl = useIntl()
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: texts[status] }),
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
