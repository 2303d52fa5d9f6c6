import { useIntl } from "react-intl"
import { FilterBar, FilterSelect, StatusCounts } from "#app/ui/table/filters.tsx"
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
    <>
      <StatusCounts
        query={workgroupQuery}
        search={search}
        counts={counts.map(({ status, count }) => ({ value: status, text: text(workgroupStatusTexts[status]), count }))}
      />
      <FilterBar query={workgroupQuery} search={search} holds={["whose", "type"]}>
        <FilterSelect
          name="whose"
          label={text("workgroup.list.whose")}
          value={search.filters.whose}
          options={[{ value: "mine", text: text("shell.my-groups") }]}
        />
        <FilterSelect
          name="type"
          label={text("workgroup.type")}
          value={search.filters.type}
          options={workgroupQuery.filters.type.map((type) => ({ value: type, text: text(workgroupTypeTexts[type]) }))}
        />
      </FilterBar>
    </>
  )
}
