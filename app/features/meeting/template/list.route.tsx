import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkedText, linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { meetingList } from "../meeting.list.ts"
import { templateQuery } from "./list.query.ts"
import { listTemplates, type TemplateRowView } from "./list.server.ts"
import { deleteTexts } from "./template.status.ts"

export const handle = { access: "group", title: "agenda-template.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = templateQuery.parse(request.url)
  return { scope: shellScopeFrom(params), search, list: await listTemplates(context, params, search) }
}

/** The agenda templates of a group (MEET-16). */
export default function TemplateList() {
  const intl = useIntl()
  const { scope, search, list } = useLoaderData<typeof loader>()
  const title = intl.formatMessage({ id: "agenda-template.list.title" })
  const table = { query: templateQuery, search }
  const create = list.createHref && (
    <a className="btn primary" {...linkTo(list.createHref)}>
      {intl.formatMessage({ id: "agenda-template.list.create" })}
    </a>
  )
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(meetingList, scope)]}
        title={title}
        intro={intl.formatMessage({ id: "agenda-template.list.intro" })}
        actions={create}
      />
      <FilterBar {...table} />
      <List
        {...table}
        caption={title}
        columns={columns}
        page={list}
        rowKey={({ id }) => id}
        action={create}
        empty={intl.formatMessage({ id: "agenda-template.list.empty" })}
      />
    </>
  )
}

const columns: Column<TemplateRowView>[] = [
  {
    key: "name",
    head: "agenda-template.name",
    kind: "subject",
    sort: "name",
    cell: ({ editHref, name }, intl) => linkedText(intl, name, editHref),
  },
  {
    key: "topics",
    head: "meeting.topics",
    kind: "end",
    isLabelled: true,
    cell: ({ topics }, intl) => intl.formatNumber(topics),
  },
  {
    key: "minutes",
    head: "agenda-template.minutes",
    kind: "end",
    isLabelled: true,
    cell: ({ minutes }, intl) => intl.formatNumber(minutes),
  },
  { key: "creator", head: "agenda-template.creator", isLabelled: true, cell: ({ creator }) => creator },
  {
    key: "updated",
    head: "agenda-template.updated",
    sort: "updated_time",
    isLabelled: true,
    cell: ({ updated }) => <Time moment={updated} />,
  },
  {
    key: "delete",
    head: "agenda-template.delete.link",
    cell: ({ id, name, deleteHref }) =>
      deleteHref && (
        <QuestionLink id={`template-delete-${id}`} texts={deleteTexts} href={deleteHref} values={{ name }} isQuiet />
      ),
  },
]

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
