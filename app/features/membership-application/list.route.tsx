import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Link } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { listApplications, type ApplicationListView } from "./application-list.server.ts"
import { applicationColumns } from "./application-table.tsx"
import {
  administratorSteps,
  applicationQuery,
  applicationStatusTexts,
  applicationStepTexts,
  type ApplicationSearch,
} from "./membership-application.status.ts"

export const handle = { access: "member-admin", title: "membership-application.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = applicationQuery.parse(request.url)
  return { search, list: await listApplications(context, search) }
}

/** The organisations that want to join (ADM-07, SHELL-06). */
export default function MembershipApplicationList() {
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const csv = list.canExport ? membershipApplicationPaths.csv(url) + applicationQuery.href(search) : undefined
  return (
    <ListPage
      title="membership-application.list.title"
      query={applicationQuery}
      search={search}
      columns={applicationColumns}
      page={list}
      rowKey={({ id }) => id}
      acts={
        <>
          {list.canGuide && (
            <Link className="btn" to={membershipApplicationPaths.guidelines(url)}>
              <FormattedMessage id="membership-application.guidelines.title" />
            </Link>
          )}
          <ListExports csv={csv} />
        </>
      }
    >
      <Filters search={search} list={list} />
    </ListPage>
  )
}

function Filters({ search, list: { counts } }: { search: ApplicationSearch; list: ApplicationListView }) {
  const intl = useIntl()
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: applicationStatusTexts[status] }),
    count,
  }))
  return (
    <>
      <StatusCounts query={applicationQuery} search={search} counts={statuses} />
      <FilterBar query={applicationQuery} search={search} holds={["step"]}>
        <FilterSelect
          name="step"
          label={intl.formatMessage({ id: "membership-application.step" })}
          value={search.filters.step}
          options={administratorSteps.map((value) => ({
            value,
            text: intl.formatMessage({ id: applicationStepTexts[value] }),
          }))}
        />
      </FilterBar>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
