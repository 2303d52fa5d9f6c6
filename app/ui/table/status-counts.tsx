import { FormattedMessage, FormattedNumber, useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { Link } from "#app/ui/link.tsx"

type StatusCountsProps = {
  query: ListQuery
  search: ListSearch
  /** Name of the filter the counts are of. */
  filter?: string
  counts: { value: string; text: string; count: number }[]
  /** A finer filter, which a link takes away. */
  finer?: string
}

/** The statuses of a list with their counts, each a link that filters by it. */
export function StatusCounts({ query, search, filter = "status", counts, finer }: StatusCountsProps) {
  const intl = useIntl()
  const chosen = search.filters[filter]
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const everything = { value: undefined, text: intl.formatMessage({ id: "ui.filter.all" }), count: total }
  return (
    <nav className="counts" aria-label={intl.formatMessage({ id: "ui.counts" })}>
      {[everything, ...counts].map(({ value, text, count }) => (
        <Link
          key={value ?? ""}
          to={query.href(search, { filters: { [filter]: value, ...(finer && { [finer]: undefined }) } })}
          aria-current={value === chosen ? "true" : undefined}
        >
          <FormattedMessage id="ui.counts.item" values={{ text, count: <FormattedNumber value={count} /> }} />
        </Link>
      ))}
    </nav>
  )
}
