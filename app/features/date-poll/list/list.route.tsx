import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { groupColumn } from "#app/parts/group-column.ts"
import { groupField } from "#app/parts/group-field.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { datePollStatusTexts, datePollSymbols } from "../date-poll.status.ts"
import { datePollQuery } from "./list.query.ts"
import { type DatePollRowView, listDatePolls } from "./list.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "group", title: "date-poll.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const search = datePollQuery.parse(request.url)
  return { scope, search, list: await listDatePolls(context, scope, search) }
}

/** The date polls of the alliance and its groups, or of one group, that the person can see (MEET-14). */
export default function DatePollList() {
  const { scope, search, list } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const title = intl.formatMessage({ id: "date-poll.list.title" })
  const table = { query: datePollQuery, search }
  const create = list.canCreate && (
    <a className="btn primary" {...linkTo(datePollPaths.create(scope))}>
      {intl.formatMessage({ id: "date-poll.list.create" })}
    </a>
  )
  const counts = list.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: datePollStatusTexts[status] }),
    count,
  }))
  const mine = {
    name: "mine",
    label: intl.formatMessage({ id: "event.whose" }),
    options: [{ value: "1", text: intl.formatMessage({ id: "date-poll.list.mine" }) }],
  }
  return (
    <>
      <PageHead
        crumbs={[{ href: paths.meetings(scope), text: intl.formatMessage({ id: "meeting.list.title" }) }]}
        title={title}
        actions={create}
      />
      <FilterBar {...table} counts={counts} fields={[mine, ...groupField(list.groups, intl)]} />
      <List
        {...table}
        caption={title}
        columns={datePollColumns(scope.acronym !== undefined, list.zone)}
        page={list}
        rowKey={({ id }) => id}
        isOff={({ status }) => status === "cancelled"}
        action={create}
        empty={intl.formatMessage({ id: "date-poll.list.empty" })}
      />
    </>
  )
}

/** Columns of the list; without the group column inside a group. @param zone name of the time zone, for the column headings */
function datePollColumns(isInGroup: boolean, zone: string): Column<DatePollRowView>[] {
  return [
    {
      key: "number",
      head: "event.number",
      kind: "ref",
      sort: "number",
      cell: ({ number }) => <span className="ref">{number}</span>,
    },
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
      key: "slots",
      head: "date-poll.slots",
      isLabelled: true,
      cell: ({ slots: { total, from, to } }, intl) => (
        <>
          {intl.formatNumber(total)}{" "}
          <small className="muted">
            <Time moment={from} />–<Time moment={to} />
          </small>
        </>
      ),
    },
    {
      key: "deadline",
      head: "date-poll.deadline-in-zone",
      headValues: { zone },
      sort: "deadline",
      isWhole: true,
      cell: ({ deadline }) => <Time moment={deadline} />,
    },
    {
      key: "answered",
      head: "date-poll.answered",
      kind: "end",
      isLabelled: true,
      cell: ({ answered }, intl) => intl.formatMessage({ id: "date-poll.answered-of" }, answered),
    },
    ...(isInGroup ? [] : [groupColumn]),
    {
      key: "status",
      head: "event.status",
      kind: "tag",
      cell: ({ status }, intl) => (
        <StatusTag symbol={datePollSymbols[status]}>
          {intl.formatMessage({ id: datePollStatusTexts[status] })}
        </StatusTag>
      ),
    },
  ]
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
