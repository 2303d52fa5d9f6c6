import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { EventFiltersBar } from "#app/parts/event-list/event-filters-bar.tsx"
import { EventListPage } from "#app/parts/event-list/event-list-page.tsx"
import { csvHref, scopeFrom } from "#app/parts/event-list/list-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Link } from "#app/ui/link.tsx"
import { listMeetings } from "./meeting-list.server.ts"
import { meetingQuery } from "./meeting-query.ts"
import { meetingColumns } from "./meeting-table.tsx"

export const handle = { access: "group", title: "meeting.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = scopeFrom(params, request.url, paths.myMeetings)
  const search = meetingQuery.parse(request.url)
  const title = serverIntl(context.locale).formatMessage({
    id: scope.isMine ? "meeting.list.title-mine" : "meeting.list.title",
  })
  return { scope, search, title, windowTitle: title, list: await listMeetings(context, scope, search) }
}

/** Meetings of the alliance, of a group, or the person's own: one page in three shells (MEET-01, SHELL-06). */
export default function MeetingList() {
  const { scope, search, title, list } = useLoaderData<typeof loader>()
  const asked = { query: meetingQuery, search }
  const create = list.canCreate && !scope.isMine && (
    <Link className="btn primary" to={paths.meetingCreate(scope)}>
      <FormattedMessage id="meeting.list.create" />
    </Link>
  )
  const csv = list.canExport ? csvHref(paths.meetingCsv(scope.alliance), meetingQuery, search, scope) : undefined
  return (
    <EventListPage
      title={title}
      list={asked}
      columns={meetingColumns({ isInGroup: scope.acronym !== undefined, zone: list.zone })}
      page={list}
      acts={{ create, csv, exportHref: list.exportHref }}
      empty={<FormattedMessage id={scope.isMine ? "meeting.list.empty-mine" : "meeting.list.empty"} />}
    >
      <EventFiltersBar {...asked} counts={list.counts} />
    </EventListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
