import { FormattedMessage, useIntl } from "react-intl"
import { Section } from "#app/ui/layout/section.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { ListEmpty } from "#app/ui/table/list-empty.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { RemoveLink } from "./remove-link.tsx"
import { RoleForm } from "./role-form.tsx"
import type { RolesView } from "./roles.server.ts"
import { Officers } from "./officers.tsx"
import { MemberFilters } from "./workgroup-member-filters.tsx"
import { memberColumns } from "./workgroup-member-table.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { memberQuery } from "./workgroup-query.ts"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"

type RolesPageProps = { view: RolesView; answer: PickerAnswer | undefined }

const columns: Column<RolesView["list"]["items"][number]>[] = [
  ...memberColumns,
  {
    key: "acts",
    head: "workgroup-admin.acts",
    cell: ({ removeHref, person }) => removeHref && <RemoveLink href={removeHref} name={person.name} from="group" />,
  },
]

/** Who is what in a group, and how that changes (ADM-02, WG-04, ROLE-06). */
export function RolesPage({ view, answer }: RolesPageProps) {
  const { offices, list, search } = view
  const table = { query: memberQuery, search }
  const title = useIntl().formatMessage({ id: "workgroup.member.title" })
  return (
    <Stack>
      <Officers offices={offices} />
      <RoleForm key={view.state} view={view} answer={answer} />
      <Section title={<FormattedMessage id="workgroup.member.title" />}>
        <MemberFilters search={search} />
        {list.items.length > 0 ? (
          <ListTable {...table} caption={title} columns={columns} rows={list.items} rowKey={({ id }) => id} />
        ) : (
          <ListEmpty {...table} total={list.total} />
        )}
        <Pagination {...table} total={list.total} />
      </Section>
    </Stack>
  )
}
