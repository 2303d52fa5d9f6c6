import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { ListEmpty } from "#app/ui/table/list-empty.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { MeetingFilters } from "./meeting-filters.tsx"
import { listMeetings, scopeFrom } from "./meeting-list.server.ts"
import { meetingCsvHref, meetingQuery } from "./meeting-query.ts"
import { meetingColumns } from "./meeting-table.tsx"

export const handle = { access: "group", title: "meeting.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = scopeFrom(params, request.url)
  const search = meetingQuery.parse(request.url)
  const title = serverIntl(context.locale).formatMessage({
    id: scope.isMine ? "meeting.list.title-mine" : "meeting.list.title",
  })
  return { scope, search, title, windowTitle: title, list: await listMeetings(context, scope, search) }
}

/** Meetings of the alliance, of a group, or the person's own: one page in three shells (MEET-01, SHELL-06). */
export default function MeetingList() {
  const { scope, search, title, list } = useLoaderData<typeof loader>()
  const columns = meetingColumns({ isInGroup: scope.acronym !== undefined, zone: list.zone })
  const table = { query: meetingQuery, search }
  const create = list.canCreate && !scope.isMine && (
    <Link className="btn primary" to={paths.meetingCreate(scope)}>
      <FormattedMessage id="meeting.list.create" />
    </Link>
  )
  return (
    <>
      <PageHead
        title={title}
        acts={
          <>
            {create}
            {list.canExport && (
              <a className="btn" href={meetingCsvHref(scope, search)}>
                <FormattedMessage id="meeting.list.csv" />
              </a>
            )}
            {list.exportHref && (
              <Link className="btn" to={list.exportHref}>
                <FormattedMessage id="export.link" />
              </Link>
            )}
          </>
        }
      />
      <MeetingFilters search={search} counts={list.counts} />
      {list.items.length > 0 ? (
        <ListTable
          {...table}
          caption={title}
          columns={columns}
          rows={list.items}
          rowKey={({ id }) => id}
          isOff={({ status }) => status === "cancelled"}
        />
      ) : (
        <ListEmpty {...table} total={list.total} act={create}>
          <FormattedMessage id={scope.isMine ? "meeting.list.empty-mine" : "meeting.list.empty"} />
        </ListEmpty>
      )}
      <Pagination {...table} total={list.total} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
