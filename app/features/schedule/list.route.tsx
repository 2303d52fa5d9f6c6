import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Link } from "#app/ui/link.tsx"
import { ListEmpty } from "#app/ui/table/list-empty.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { ScheduleFilters } from "./schedule-filters.tsx"
import { listSchedules } from "./schedule-list.server.ts"
import { scheduleQuery } from "./schedule-query.ts"
import { scheduleColumns } from "./schedule-table.tsx"

export const handle = { access: "member", title: "schedule.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = scheduleQuery.parse(request.url)
  return { search, list: await listSchedules(context, search) }
}

/** The dates of the whole alliance (CAL-02, SHELL-06). */
export default function ScheduleList() {
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const title = intl.formatMessage({ id: "schedule.list.title" })
  const table = { query: scheduleQuery, search }
  const create = list.canCreate && (
    <Link className="btn primary" to={schedulePaths.create(url)}>
      <FormattedMessage id="schedule.list.create" />
    </Link>
  )
  const csv = `${schedulePaths.csv(url)}?${new URLSearchParams(scheduleQuery.entries(search))}`
  return (
    <>
      <PageHead
        crumbs={[{ href: paths.calendar(url), text: intl.formatMessage({ id: "calendar.title" }) }]}
        title={title}
        acts={
          <>
            {create}
            <ListExports csv={csv} />
          </>
        }
      />
      <ScheduleFilters search={search} counts={list.counts} />
      {list.items.length > 0 ? (
        <ListTable
          {...table}
          caption={title}
          columns={scheduleColumns(list.zone)}
          rows={list.items}
          rowKey={({ id }) => id}
          isOff={({ status }) => status === "cancel"}
        />
      ) : (
        <ListEmpty {...table} total={list.total} act={create}>
          <FormattedMessage id="schedule.list.empty" />
        </ListEmpty>
      )}
      <Pagination {...table} total={list.total} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
