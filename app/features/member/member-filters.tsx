import { useIntl } from "react-intl"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import type { MemberListView } from "./member-list.server.ts"
import { memberQuery, type MemberSearch } from "./member-query.ts"
import { memberRoles, memberRoleTexts, memberStatusTexts } from "./member.status.ts"

type MemberFiltersProps = { search: MemberSearch; list: MemberListView }

/** What the list of members can be narrowed to: a state, words, a role in the alliance, a group (SHELL-06). */
export function MemberFilters({ search, list: { counts, groups } }: MemberFiltersProps) {
  const intl = useIntl()
  const text = (id: FormatjsIntl.Message["ids"]) => intl.formatMessage({ id })
  return (
    <>
      <StatusCounts
        query={memberQuery}
        search={search}
        counts={counts.map(({ status, count }) => ({ value: status, text: text(memberStatusTexts[status]), count }))}
      />
      <FilterBar query={memberQuery} search={search} holds={["role", "group"]}>
        <FilterSelect
          name="role"
          label={text("member.filter.role")}
          value={search.filters.role}
          options={memberRoles.map((role) => ({ value: role, text: text(memberRoleTexts[role]) }))}
        />
        <FilterSelect name="group" label={text("member.filter.group")} value={search.filters.group} options={groups} />
      </FilterBar>
    </>
  )
}
