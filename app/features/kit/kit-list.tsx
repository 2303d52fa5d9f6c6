import { useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { type findSamples, type Sample, sampleQuery } from "./samples.ts"

/** Message ids of the sample statuses. */
const sampleStatusTexts = {
  idle: "kit.dial.idle",
  live: "kit.dial.live",
  closed: "kit.dial.closed",
  void: "kit.dial.void",
} as const

/** The columns of the sample list. */
const sampleColumns: Column<Sample>[] = [
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
    cell: ({ status }, intl) => (
      <StatusTag symbol={status}>{intl.formatMessage({ id: sampleStatusTexts[status] })}</StatusTag>
    ),
  },
]

type KitListProps = { search: ReturnType<typeof sampleQuery.parse>; page: ReturnType<typeof findSamples> }

/** A complete list page as in a feature: counts, filters, sorting, paging. */
export function KitList({ search, page }: KitListProps) {
  const intl = useIntl()
  const options = page.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: sampleStatusTexts[status] }),
    count,
  }))
  return (
    <ListPage
      title="kit.list"
      query={sampleQuery}
      search={search}
      columns={sampleColumns}
      page={page}
      rowKey={({ id }) => id}
      actions={
        <a className="btn primary" {...linkTo("/kit")}>
          {intl.formatMessage({ id: "kit.button.primary" })}
        </a>
      }
    >
      <FilterBar
        query={sampleQuery}
        search={search}
        counts={options}
        fields={[{ name: "status", label: intl.formatMessage({ id: "kit.status" }), options }]}
      />
    </ListPage>
  )
}
