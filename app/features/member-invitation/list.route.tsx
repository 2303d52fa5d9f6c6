import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Link } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { invitationStateTexts } from "./invitation.status.ts"
import { invitedQuery } from "./invited-query.ts"
import { invitedColumns } from "./invited-table.tsx"
import { changeInvited, listInvited } from "./invited.server.ts"

export const handle = { access: "member-admin", title: "member-invitation.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = invitedQuery.parse(request.url)
  return { search, list: await listInvited(context, search) }
}

export const action = changeInvited

/** Everybody who was invited, and what became of it (ADM-11). */
export default function InvitationList() {
  const { search, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const counts = list.counts.map(({ state, count }) => ({
    value: state,
    text: intl.formatMessage({ id: invitationStateTexts[state] }),
    count,
  }))
  return (
    <ListPage
      title="member-invitation.list.title"
      query={invitedQuery}
      search={search}
      columns={invitedColumns}
      page={list}
      rowKey={({ invitation, row }) => `${invitation} ${row}`}
      acts={
        <Link className="btn primary" to={memberPaths.invite(url)}>
          <FormattedMessage id="member.list.invite" />
        </Link>
      }
    >
      {answer && (
        <Note tone="stop" title={<FormattedMessage id="member-invitation.list.failed" />}>
          {"refusal" in answer ? answer.refusal : <FormattedMessage id="form.server_error" />}
        </Note>
      )}
      <StatusCounts query={invitedQuery} search={search} filter="state" counts={counts} />
      <FilterBar query={invitedQuery} search={search} />
    </ListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
