import { FormattedMessage, FormattedNumber, useIntl } from "react-intl"
import { eventSymbols, eventStatusTexts } from "#app/parts/event/event-status.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
import { FilterBar, FilterDate, StatusCounts } from "#app/ui/table/filters.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { TopicCallListView, TopicCallRowView } from "./list.server.ts"
import { topicCallQuery, type TopicCallSearch } from "./list.query.ts"

const group: Column<TopicCallRowView> = {
  key: "group",
  head: "event.group",
  isLabelled: true,
  cell: (row) => row.group ?? <FormattedMessage id="event.whole-alliance" />,
}

/**
 * Columns of the list of calls; without the group column inside a group (TOPIC-01). @param zone name of the time zone, for the column
 * headings
 */
export function topicCallColumns(isInGroup: boolean, zone: string): Column<TopicCallRowView>[] {
  return [
    {
      key: "subject",
      head: "event.subject",
      kind: "subject",
      sort: "subject",
      cell: ({ href, subject }) => <Link to={href}>{subject}</Link>,
    },
    {
      key: "start",
      head: "event.starts-in-zone",
      headValues: { zone },
      sort: "start_time",
      isWhole: true,
      isLabelled: true,
      cell: ({ start }) => <Time moment={start} />,
    },
    {
      key: "end",
      head: "event.ends-in-zone",
      headValues: { zone },
      sort: "end_time",
      isWhole: true,
      isLabelled: true,
      cell: ({ end }) => <Time moment={end} />,
    },
    {
      key: "topics",
      head: "topic-call.topics",
      kind: "end",
      isLabelled: true,
      cell: ({ topics }) => <FormattedNumber value={topics} />,
    },
    ...(isInGroup ? [] : [group]),
    {
      key: "status",
      head: "event.status",
      kind: "tag",
      cell: ({ status }) => (
        <StatusTag symbol={eventSymbols[status]}>
          <FormattedMessage id={eventStatusTexts[status]} />
        </StatusTag>
      ),
    },
  ]
}

type TopicCallFiltersProps = { search: TopicCallSearch; counts: TopicCallListView["counts"] }

/** Filters of the list of calls: states with counts, search and dates (SHELL-06). */
export function TopicCallFilters({ search, counts }: TopicCallFiltersProps) {
  const intl = useIntl()
  const asked = { query: topicCallQuery, search }
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: eventStatusTexts[status] }),
    count,
  }))
  return (
    <>
      <StatusCounts {...asked} counts={statuses} />
      <FilterBar {...asked} holds={["from", "to"]}>
        <FilterDate name="from" label={intl.formatMessage({ id: "event.from" })} search={search} />
        <FilterDate name="to" label={intl.formatMessage({ id: "event.to" })} search={search} />
      </FilterBar>
    </>
  )
}
