import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { EventFiltersBar } from "#app/parts/event/event-filters-bar.tsx"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { groupColumn } from "#app/parts/group-column.ts"
import { groupField } from "#app/parts/group-field.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import { Time } from "#app/ui/time.tsx"
import type { DecisionView } from "./decision.server.ts"
import { decisionStatusTexts, decisionSymbols } from "./decision.status.ts"
import { decisionQuery } from "./list.query.ts"
import { listDecisions } from "./list.server.ts"

export const handle = { access: "group", title: "decision.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const search = decisionQuery.parse(request.url)
  return { scope, search, list: await listDecisions(context, scope, search) }
}

/** The register: what was decided, when, in which meeting and by which ballot, of the alliance and its groups or of one group (MEET-15). */
export default function DecisionList() {
  const intl = useIntl()
  const { scope, search, list } = useLoaderData<typeof loader>()
  const title = intl.formatMessage({ id: "decision.list.title" })
  const table = { query: decisionQuery, search }
  const meetings = useListCrumb({ title: "meeting.list.title", href: paths.meetings }, scope)
  const ballot = {
    name: "ballot",
    label: intl.formatMessage({ id: "decision.ballot" }),
    options: decisionQuery.filters.ballot.map((value) => ({
      value,
      text: intl.formatMessage({ id: `decision.ballot.${value}` }),
    })),
  }
  return (
    <>
      <PageHead
        crumbs={[meetings]}
        title={title}
        actions={<ListExports csv={list.csvHref} exportHref={list.exportHref} />}
      />
      <EventFiltersBar
        {...table}
        counts={list.counts}
        texts={decisionStatusTexts}
        fields={[...groupField(list.groups, intl), ballot]}
      />
      <List
        {...table}
        caption={title}
        columns={decisionColumns(scope.acronym !== undefined, list.zone)}
        page={list}
        rowKey={({ id }) => id}
        isOff={({ status }) => status === "withdrawn"}
        empty={intl.formatMessage({ id: "decision.list.empty" })}
      />
    </>
  )
}

/** Columns of the register; without the group column inside a group. @param zone name of the time zone, for the column headings */
function decisionColumns(isInGroup: boolean, zone: string): Column<DecisionView>[] {
  return [
    {
      key: "number",
      head: "event.number",
      kind: "ref",
      sort: "number",
      cell: ({ reference }) => <span className="ref">{reference}</span>,
    },
    {
      key: "text",
      head: "decision.text",
      kind: "subject",
      cell: ({ href, text }, intl) => (
        <a lang={textLang(text, intl.locale)} {...linkTo(href)}>
          {text}
        </a>
      ),
    },
    {
      key: "decided",
      head: "decision.decided-in-zone",
      headValues: { zone },
      sort: "decided_time",
      isWhole: true,
      cell: ({ decided }) => <Time moment={decided} />,
    },
    { key: "meeting", head: "decision.meeting", isLabelled: true, cell: ({ meeting }) => <Origin of={meeting} /> },
    {
      key: "ballot",
      head: "decision.ballot",
      isLabelled: true,
      cell: ({ ballot }) => ballot && <Origin of={ballot} />,
    },
    ...(isInGroup ? [] : [groupColumn]),
    {
      key: "status",
      head: "event.status",
      kind: "tag",
      cell: ({ status }, intl) => (
        <StatusTag symbol={decisionSymbols[status]}>
          {intl.formatMessage({ id: decisionStatusTexts[status] })}
        </StatusTag>
      ),
    },
  ]
}

function Origin({ of: { href, number, subject } }: { of: DecisionView["meeting"] }) {
  return (
    <a title={subject} className="ref" {...linkTo(href)}>
      {number}
    </a>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
