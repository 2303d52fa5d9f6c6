import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { csvHref } from "#app/parts/event/list-scope.ts"
import { EventFiltersBar } from "#app/parts/event/event-filters-bar.tsx"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { groupField } from "#app/parts/group-field.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { listNotices, type NoticeRowView } from "./list.server.ts"
import { noticeQuery } from "./list.query.ts"
import { noticeCountTexts, noticePhases } from "../notice.status.ts"
import { textLang } from "#app/ui/text-lang.ts"

const group: Column<NoticeRowView> = {
  key: "group",
  head: "event.group",
  cell: (row, intl) => row.group ?? intl.formatMessage({ id: "event.whole-alliance" }),
}

/** Columns of the list of notices (NOTICE-01). @param zone name of the time zone, for the column heading */
function noticeColumns(isInGroup: boolean, zone: string): Column<NoticeRowView>[] {
  return [
    {
      key: "subject",
      head: "event.subject",
      kind: "subject",
      sort: "subject",
      cell: ({ href, subject, isNew, planned }, intl) => (
        <>
          <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
            {subject}
          </a>{" "}
          {isNew && <span className="mark">{intl.formatMessage({ id: "dashboard.notices.new" })}</span>}
          {planned && (
            <small>{intl.formatMessage({ id: "notice.list.planned" }, { time: <Time moment={planned} /> })}</small>
          )}
        </>
      ),
    },
    {
      key: "time",
      head: "notice.time-in-zone",
      headValues: { zone },
      sort: "sent_time",
      isWhole: true,
      cell: ({ time }) => <Time moment={time} />,
    },
    {
      key: "recipients",
      head: "notice.recipients",
      kind: "end",
      isLabelled: true,
      cell: ({ recipients }, intl) => (recipients === undefined ? undefined : intl.formatNumber(recipients)),
    },
    { key: "creator", head: "notice.creator", isLabelled: true, cell: ({ creator }) => creator },
    ...(isInGroup ? [] : [group]),
    {
      key: "status",
      head: "event.status",
      kind: "tag",
      cell: ({ phase }, intl) => (
        <StatusTag symbol={noticePhases[phase].symbol}>
          {intl.formatMessage({ id: noticePhases[phase].text })}
        </StatusTag>
      ),
    },
  ]
}

export const handle = { access: "group", title: "notice.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const search = noticeQuery.parse(request.url)
  return { scope, search, list: await listNotices(context, scope, search) }
}

/** Notices to the alliance and its groups, or to one group (NOTICE-01, SHELL-06). */
export default function NoticeList() {
  const { scope, search, list } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const title = intl.formatMessage({ id: "notice.list.title" })
  const table = { query: noticeQuery, search }
  const create = list.canCreate && (
    <a className="btn primary" {...linkTo(noticePaths.create(scope))}>
      {intl.formatMessage({ id: "notice.list.create" })}
    </a>
  )
  const csv = csvHref(noticePaths.csv(scope.alliance), noticeQuery, search, { ...scope, isMine: false })
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {create}
            <ListExports csv={list.exportHref && csv} exportHref={list.exportHref} />
          </>
        }
      />
      <EventFiltersBar
        {...table}
        counts={list.counts}
        texts={noticeCountTexts}
        fields={groupField(list.groups, intl)}
      />
      <List
        {...table}
        caption={title}
        columns={noticeColumns(scope.acronym !== undefined, list.zone)}
        page={list}
        rowKey={({ id }) => id}
        action={create}
        empty={intl.formatMessage({ id: "notice.list.empty" })}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
