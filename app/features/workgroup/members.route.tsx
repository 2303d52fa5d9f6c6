import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { memberColumns } from "./workgroup-member-table.tsx"
import { listMembers } from "./workgroup-members.server.ts"
import { memberQuery } from "./workgroup-query.ts"
import { groupRoles, groupRoleTexts } from "./workgroup.status.ts"

export const handle = { access: "group", title: "workgroup.member.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { acronym = "" } = params
  const search = memberQuery.parse(request.url)
  return { acronym, search, list: await listMembers(context, acronym, search) }
}

/** Who belongs to a group, its officers first (WG-04). */
export default function WorkgroupMembers() {
  const { acronym, search, list } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <ListPage
      title="workgroup.member.title"
      query={memberQuery}
      search={search}
      columns={memberColumns}
      page={list}
      rowKey={({ id }) => id}
      acts={
        list.canExport && (
          <a className="btn" href={paths.workgroupMembersCsv(url, acronym) + memberQuery.href(search)}>
            <FormattedMessage id="workgroup.csv" />
          </a>
        )
      }
    >
      <FilterBar query={memberQuery} search={search} holds={["role"]}>
        <FilterSelect
          name="role"
          label={intl.formatMessage({ id: "workgroup.member.role" })}
          value={search.filters.role}
          options={groupRoles.map((role) => ({
            value: role,
            text: intl.formatMessage({ id: groupRoleTexts[role] }),
          }))}
        />
      </FilterBar>
    </ListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
