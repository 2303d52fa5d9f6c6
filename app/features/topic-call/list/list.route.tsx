import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { csvHref } from "#app/parts/event/list-scope.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import { groupField } from "#app/parts/group-field.ts"
import { groupColumn } from "#app/parts/group-column.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { List } from "#app/ui/table/list.tsx"
import { listCalls, type TopicCallRowView } from "./list.server.ts"
import { topicCallQuery } from "./list.query.ts"
import { EventFiltersBar } from "#app/parts/event/event-filters-bar.tsx"
import { eventStatusTexts } from "#app/parts/event/event-status.ts"
import { eventStatusColumn } from "#app/parts/event/event-table.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "group", title: "topic-call.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const search = topicCallQuery.parse(request.url)
  return { scope, search, list: await listCalls(context, scope, search) }
}

/** The calls of the alliance and its groups, or of one group; the code rules open over the list (TOPIC-01, TOPIC-05, SHELL-06). */
export default function TopicCallList() {
  const { scope, search, list } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const title = intl.formatMessage({ id: "topic-call.list.title" })
  const table = { query: topicCallQuery, search }
  const create = list.canCreate && (
    <a className="btn primary" {...linkTo(topicCallPaths.create(scope))}>
      {intl.formatMessage({ id: "topic-call.list.create" })}
    </a>
  )
  const csv = csvHref(topicCallPaths.csv(scope.alliance), topicCallQuery, search, { ...scope, isMine: false })
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {create}
            {list.canKeepRules && (
              <a className="btn" {...linkTo(topicCallPaths.codeRules(scope.alliance), { staysInPlace: true })}>
                {intl.formatMessage({ id: "topic-call.rule.title" })}
              </a>
            )}
            <ListExports csv={list.canExport ? csv : undefined} exportHref={list.exportHref} />
          </>
        }
      />
      <FreshOutlet />
      <EventFiltersBar
        {...table}
        counts={list.counts}
        texts={eventStatusTexts}
        fields={groupField(list.groups, intl)}
      />
      <List
        {...table}
        caption={title}
        columns={topicCallColumns(scope.acronym !== undefined, list.zone)}
        page={list}
        rowKey={({ id }) => id}
        isOff={({ status }) => status === "cancelled"}
        action={create}
        empty={intl.formatMessage({ id: list.canCreate ? "topic-call.list.empty-create" : "topic-call.list.empty" })}
      />
    </>
  )
}

/**
 * Columns of the list of calls; without the group column inside a group (TOPIC-01). @param zone name of the time zone, for the column
 * headings
 */
function topicCallColumns(isInGroup: boolean, zone: string): Column<TopicCallRowView>[] {
  return [
    {
      key: "subject",
      head: "event.subject",
      kind: "subject",
      sort: "subject",
      cell: ({ href, subject }, intl) => (
        <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
          {subject}
        </a>
      ),
    },
    {
      key: "start",
      head: "event.starts-in-zone",
      headValues: { zone },
      sort: "start_time",
      isWhole: true,
      isLabelled: true,
      cell: ({ start }) => <Time moment={start} />,
    },
    {
      key: "end",
      head: "event.ends-in-zone",
      headValues: { zone },
      sort: "end_time",
      isWhole: true,
      isLabelled: true,
      cell: ({ end }) => <Time moment={end} />,
    },
    {
      key: "topics",
      head: "topic-call.topics",
      kind: "end",
      isLabelled: true,
      cell: ({ topics }, intl) => intl.formatNumber(topics),
    },
    ...(isInGroup ? [] : [groupColumn]),
    eventStatusColumn,
  ]
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
