import { FormattedMessage, useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { sampleQuery, type findSamples, type Sample } from "./kit-samples.ts"

const words = {
  idle: "kit.dial.idle",
  live: "kit.dial.live",
  closed: "kit.dial.closed",
  void: "kit.dial.void",
} as const

const columns: Column<Sample>[] = [
  { key: "id", head: "kit.fact.code", kind: "ref", sort: "id", cell: ({ id }) => <span className="ref">{id}</span> },
  {
    key: "subject",
    head: "kit.field.subject",
    kind: "subject",
    sort: "subject",
    cell: ({ subject, id }) => <a href={`/kit?group=${id}`}>{subject}</a>,
  },
  { key: "minutes", head: "kit.minutes", kind: "end", sort: "minutes", isLabelled: true, cell: (row) => row.minutes },
  {
    key: "status",
    head: "kit.status",
    kind: "tag",
    cell: ({ status }) => (
      <StatusTag dial={status}>
        <FormattedMessage id={words[status]} />
      </StatusTag>
    ),
  },
]

type KitListProps = { search: ReturnType<typeof sampleQuery.parse>; page: ReturnType<typeof findSamples> }

/** A list with everything around it: counts, filters, sorting, pages. */
export function KitList({ search, page }: KitListProps) {
  const intl = useIntl()
  const options = page.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: words[status] }),
    count,
  }))
  return (
    <Section title={<FormattedMessage id="kit.list" />}>
      <StatusCounts query={sampleQuery} search={search} counts={options} />
      <FilterBar query={sampleQuery} search={search} holds={["status"]}>
        <FilterSelect
          name="status"
          label={intl.formatMessage({ id: "kit.status" })}
          value={search.filters.status}
          options={options}
        />
      </FilterBar>
      <ListTable
        caption={intl.formatMessage({ id: "kit.list" })}
        query={sampleQuery}
        search={search}
        columns={columns}
        rows={page.items}
        rowKey={({ id }) => id}
        isOff={({ status }) => status === "void"}
      />
      <Pagination query={sampleQuery} search={search} total={page.total} />
    </Section>
  )
}
