import { type IntlShape, useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import type { MessageId } from "#app/ui/message-id.ts"
import type { FilterField } from "#app/ui/table/filter-fields.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import type { EventModule } from "./event-href.ts"
import type { ListScope } from "./list-scope.ts"

/** The filter for the person's own meetings or ballots; their own list and the lists of a proposal have none. */
export function mineField(module: EventModule, { isMine, draftCode }: ListScope, intl: IntlShape): FilterField[] {
  if (isMine || draftCode !== undefined) return []
  const own = { value: "1", text: intl.formatMessage({ id: `${module}.list.title-mine` }) }
  return [{ name: "mine", label: intl.formatMessage({ id: "event.whose" }), options: [own] }]
}

type EventFiltersBarProps<Status extends string> = {
  query: ListQuery
  search: ListSearch
  /** Empty if the list has a fixed status. */
  counts: { status: Status; count: number }[]
  /** The words of the statuses. */
  texts: Record<Status, MessageId>
  /** The filters besides words, statuses and dates. */
  fields?: FilterField[]
}

/** The filter bar of a list of what has a date: statuses with counts, search, filters and dates (SHELL-06). */
export function EventFiltersBar<Status extends string>(props: EventFiltersBarProps<Status>) {
  const { query, search, counts, texts, fields = [] } = props
  const intl = useIntl()
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: texts[status] }),
    count,
  }))
  const days: FilterField[] = [
    { name: "from", label: intl.formatMessage({ id: "event.from" }), isDay: true },
    { name: "to", label: intl.formatMessage({ id: "event.to" }), isDay: true },
  ]
  return <FilterBar query={query} search={search} counts={statuses} fields={[...fields, ...days]} />
}
