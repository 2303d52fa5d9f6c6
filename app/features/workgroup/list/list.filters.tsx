import { useIntl } from "react-intl"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { workgroupQuery, type WorkgroupSearch } from "./list.query.ts"
import { workgroupStatusTexts, workgroupTypeTexts } from "../workgroup.status.ts"

type WorkgroupFiltersProps = {
  search: WorkgroupSearch
  counts: readonly { status: keyof typeof workgroupStatusTexts; count: number }[]
}

/** Filters of the list of groups: state, text, type, the person's own (SHELL-06). */
export function WorkgroupFilters({ search, counts }: WorkgroupFiltersProps) {
  const intl = useIntl()
  const text = (id: FormatjsIntl.Message["ids"]) => intl.formatMessage({ id })
  return (
    <FilterBar
      query={workgroupQuery}
      search={search}
      counts={counts.map(({ status, count }) => ({ value: status, text: text(workgroupStatusTexts[status]), count }))}
      fields={[
        {
          name: "whose",
          label: text("workgroup.list.whose"),
          options: [{ value: "mine", text: text("shell.my-groups") }],
        },
        {
          name: "type",
          label: text("workgroup.type"),
          options: workgroupQuery.filters.type.map((type) => ({ value: type, text: text(workgroupTypeTexts[type]) })),
        },
      ]}
    />
  )
}
