import { useIntl } from "react-intl"
import { groupRoleValues } from "#openapi/generated/values/group-role.ts"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { memberQuery, type MemberSearch } from "../list/list.query.ts"
import { groupRoleTexts } from "../workgroup.status.ts"

/** Filters of the members of a group: text, role (SHELL-06). */
export function MemberFilters({ search }: { search: MemberSearch }) {
  const intl = useIntl()
  return (
    <FilterBar
      query={memberQuery}
      search={search}
      fields={[
        {
          name: "role",
          label: intl.formatMessage({ id: "workgroup.member.role" }),
          options: groupRoleValues.map((role) => ({
            value: role,
            text: intl.formatMessage({ id: groupRoleTexts[role] }),
          })),
        },
      ]}
    />
  )
}
