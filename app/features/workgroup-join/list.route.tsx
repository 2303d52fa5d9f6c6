import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { acceptJoin, listJoinRequests } from "./join-request-list.server.ts"
import { joinQuery } from "./join-request-query.ts"
import { joinStatusTexts } from "./join-request.status.ts"
import { joinColumns } from "./join-request-table.tsx"

export const handle = { access: "group", title: "join-request.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = joinQuery.parse(request.url)
  return { search, list: await listJoinRequests(context, params, search) }
}

export const action = acceptJoin

/** Who asks to join a group, for those who decide (WG-06). */
export default function JoinRequestList() {
  const { search, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const intl = useIntl()
  const counts = list.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: joinStatusTexts[status] }),
    count,
  }))
  return (
    <ListPage
      title="join-request.list.title"
      query={joinQuery}
      search={search}
      columns={joinColumns}
      page={list}
      rowKey={({ id }) => id}
    >
      {answer && (
        <Note tone="stop" title={<FormattedMessage id="join-request.accept.failed" />}>
          {"refusal" in answer ? answer.refusal : <FormattedMessage id="form.server_error" />}
        </Note>
      )}
      <StatusCounts query={joinQuery} search={search} counts={counts} />
      <FilterBar query={joinQuery} search={search} />
    </ListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
