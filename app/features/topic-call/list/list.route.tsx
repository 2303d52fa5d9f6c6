import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { csvHref } from "#app/parts/event/list-scope.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { List } from "#app/ui/table/list.tsx"
import { listCalls } from "./list.server.ts"
import { topicCallQuery } from "./list.query.ts"
import { topicCallColumns, TopicCallFilters } from "./list.table.tsx"

export const handle = { access: "group", title: "topic-call.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const search = topicCallQuery.parse(request.url)
  return { scope, search, list: await listCalls(context, scope, search) }
}

/** The calls of the alliance and its groups, or of one group; the code rules open over the list (TOPIC-01, TOPIC-05, SHELL-06). */
export default function TopicCallList() {
  const { scope, search, list } = useLoaderData<typeof loader>()
  const title = useIntl().formatMessage({ id: "topic-call.list.title" })
  const table = { query: topicCallQuery, search }
  const create = list.canCreate && (
    <Link className="btn primary" to={topicCallPaths.create(scope)}>
      <FormattedMessage id="topic-call.list.create" />
    </Link>
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
              <Link className="btn" to={topicCallPaths.codeRules(scope.alliance)} preventScrollReset>
                <FormattedMessage id="topic-call.rule.title" />
              </Link>
            )}
            <ListExports csv={list.canExport ? csv : undefined} exportHref={list.exportHref} />
          </>
        }
      />
      <FreshOutlet />
      <TopicCallFilters search={search} counts={list.counts} />
      <List
        {...table}
        caption={title}
        columns={topicCallColumns(scope.acronym !== undefined, list.zone)}
        page={list}
        rowKey={({ id }) => id}
        isOff={({ status }) => status === "cancelled"}
        action={create}
        empty={<FormattedMessage id={list.canCreate ? "topic-call.list.empty-create" : "topic-call.list.empty"} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
