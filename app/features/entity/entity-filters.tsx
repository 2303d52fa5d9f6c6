import { useIntl } from "react-intl"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import type { EntityListView } from "./entity-list.server.ts"
import { entityQuery, type EntitySearch } from "./entity-query.ts"
import { entityStatusTexts } from "./entity.status.ts"

type EntityFiltersProps = { search: EntitySearch; list: EntityListView }

/** What the list of entities can be narrowed to: a state, words, a level (SHELL-06). */
export function EntityFilters({ search, list: { counts, levels } }: EntityFiltersProps) {
  const intl = useIntl()
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: entityStatusTexts[status] }),
    count,
  }))
  return (
    <>
      <StatusCounts query={entityQuery} search={search} counts={statuses} />
      <FilterBar query={entityQuery} search={search} holds={["level"]}>
        <FilterSelect
          name="level"
          label={intl.formatMessage({ id: "entity.level" })}
          value={search.filters.level}
          options={levels}
        />
      </FilterBar>
    </>
  )
}
