import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { agendaTemplatePaths } from "#app/lib/paths/agenda-template.ts"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { decisionPaths } from "#app/lib/paths/decision.ts"
import { EventFiltersBar, mineField } from "#app/parts/event/event-filters-bar.tsx"
import { EventListPage } from "#app/parts/event/event-list-page.tsx"
import { eventStatusTexts } from "#app/parts/event/event-status.ts"
import { eventColumns } from "#app/parts/event/event-table.tsx"
import { type ListScope, scopeFrom } from "#app/parts/event/list-scope.ts"
import { groupField } from "#app/parts/group-field.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { linkTo } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { listMeetings, type MeetingRowView } from "./list.server.ts"
import { meetingQuery } from "./list.query.ts"

export const handle = { access: "group", title: "meeting.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = scopeFrom(params, request.url, paths.myMeetings)
  const search = meetingQuery.parse(request.url)
  const title = serverIntl(context.locale).formatMessage({
    id: scope.isMine ? "meeting.list.title-mine" : "meeting.list.title",
  })
  return { scope, search, title, windowTitle: title, list: await listMeetings(context, scope, search) }
}

/** Meetings of the alliance, of a group, or the person's own: one page used in three shells (MEET-01, SHELL-06). */
export default function MeetingList() {
  const { scope, search, title, list: page } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const list = { query: meetingQuery, search }
  const columns = meetingColumns({ isInGroup: scope.acronym !== undefined, zone: page.zone })
  return (
    <EventListPage
      module="meeting"
      scope={scope}
      title={title}
      list={list}
      columns={columns}
      page={page}
      links={<RelatedLists scope={scope} />}
    >
      <EventFiltersBar
        {...list}
        counts={page.counts}
        texts={eventStatusTexts}
        fields={[...mineField("meeting", scope, intl), ...groupField(page.groups, intl)]}
      />
    </EventListPage>
  )
}

/** Links to the date polls, the decisions and, in a group, the agenda templates of the shell, outside proposals, which have none. */
function RelatedLists({ scope }: { scope: ListScope }) {
  const intl = useIntl()
  if (scope.draftCode !== undefined) return null
  return (
    <>
      <a className="btn" {...linkTo(datePollPaths.list(scope))}>
        {intl.formatMessage({ id: "meeting.list.find-date" })}
      </a>
      <a className="btn" {...linkTo(decisionPaths.list(scope))}>
        {intl.formatMessage({ id: "decision.list.title" })}
      </a>
      {scope.acronym !== undefined && (
        <a className="btn" {...linkTo(agendaTemplatePaths.list(scope))}>
          {intl.formatMessage({ id: "agenda-template.list.title" })}
        </a>
      )}
    </>
  )
}

type Shell = { isInGroup: boolean; zone: string }

/** The columns of the list of meetings (MEET-01). */
function meetingColumns({ isInGroup, zone }: Shell): Column<MeetingRowView>[] {
  return eventColumns(isInGroup, [
    {
      key: "start",
      head: "event.starts-in-zone",
      headValues: { zone },
      sort: "start_time",
      isWhole: true,
      cell: ({ start }) => <Time moment={start} />,
    },
    {
      key: "duration",
      head: "duration.title",
      kind: "end",
      sort: "duration",
      isLabelled: true,
      cell: ({ duration }) => duration,
    },
    {
      key: "participants",
      head: "meeting.participants",
      kind: "end",
      isLabelled: true,
      cell: ({ participants }) => participants,
    },
  ])
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
