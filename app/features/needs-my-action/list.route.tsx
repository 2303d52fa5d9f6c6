import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { WaitingChoices } from "#app/parts/waiting/waiting-choices.tsx"
import { WaitingUntil } from "#app/parts/waiting/waiting-until.tsx"
import type { WaitingView } from "#app/parts/waiting/waiting-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkedText, linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { listWaiting } from "./waiting-list.server.ts"
import { waitingQuery } from "./waiting-query.ts"

export const handle = { access: "member", title: "waiting.title", showsCounts: true } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = waitingQuery.parse(request.url)
  return { search, list: await listWaiting(context, search) }
}

/** Everything that this person has to do, earliest deadline first (DASH-08). */
export default function NeedsMyAction() {
  const { search, list } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const title = intl.formatMessage({ id: "waiting.title" })
  const table = { query: waitingQuery, search }
  const isByDeadline = search.sort === "until_time" && search.direction === "asc"
  const counts = list.counts
    .filter(({ kind, count }) => count > 0 || kind === search.filters.kind)
    .map(({ kind, count }) => ({ value: kind, text: intl.formatMessage({ id: `waiting.kind.${kind}` }), count }))
  return (
    <>
      <PageHead
        title={title}
        intro={isByDeadline && intl.formatMessage({ id: "waiting.intro" })}
        actions={
          <a className="btn" {...linkTo(paths.tasks({ alliance: url }))}>
            {intl.formatMessage({ id: "task.mine.title" })}
          </a>
        }
      />
      <FilterBar {...table} counts={counts} countsOf="kind" />
      <List
        {...table}
        caption={title}
        columns={waitingColumns(list.zone)}
        page={list}
        rowKey={({ key }) => key}
        empty={intl.formatMessage({ id: "waiting.empty-why" })}
      />
    </>
  )
}

/** Columns: item and why it concerns this person, deadline, and what to do (DASH-08). @param zone name of the time zone, for the headings of times */
const waitingColumns = (zone: string): Column<WaitingView>[] => [
  {
    key: "code",
    head: "waiting.code",
    kind: "ref",
    cell: ({ code }) => code && <span className="ref">{code}</span>,
  },
  {
    key: "subject",
    head: "waiting.what",
    kind: "subject",
    cell: ({ href, title, why, state }, intl) => (
      <>
        {linkedText(intl, title, href)}
        <small>
          {intl.formatMessage({ id: why })}
          {state && <> · {intl.formatMessage({ id: state })}</>}
        </small>
      </>
    ),
  },
  { key: "group", head: "waiting.group", cell: ({ group }) => group?.name },
  {
    key: "since",
    head: "waiting.since-in-zone",
    headValues: { zone },
    sort: "since_time",
    isLabelled: true,
    isWhole: true,
    cell: ({ since }) => <Time moment={since} />,
  },
  {
    key: "until",
    head: "waiting.until-in-zone",
    headValues: { zone },
    sort: "until_time",
    isLabelled: true,
    isWhole: true,
    cell: (item, intl) => (item.until ? <WaitingUntil item={item} /> : intl.formatMessage({ id: "waiting.none" })),
  },
  {
    key: "do",
    head: "ui.table.actions",
    cell: (item) => (item.choices.length > 0 ? <WaitingChoices item={item} /> : <Action {...item} />),
  },
]

/** What is asked for, as a link to the page where it is done; its name includes the item, as several ask for the same. */
function Action({ href, what, title }: Pick<WaitingView, "href" | "what" | "title">) {
  const intl = useIntl()
  if (!href) return intl.formatMessage({ id: what })
  return (
    <a className="btn" {...linkTo(href)}>
      {intl.formatMessage({ id: what })}
      <span className="vh">: {title}</span>
    </a>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
