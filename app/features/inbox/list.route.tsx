import { useActionData, useLoaderData } from "@remix-run/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { FormattedMessage, useIntl } from "react-intl"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { ButtonForm } from "#app/ui/form/button-form.tsx"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { inboxQuery } from "./inbox-query.ts"
import { inboxColumns } from "./inbox-table.tsx"
import { listInbox, readInbox } from "./inbox.server.ts"

export const handle = { access: "member", title: "inbox.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = inboxQuery.parse(request.url)
  return { search, list: await listInbox(context, search) }
}

export const action = readInbox

/** What happened for this person, the latest on top; unread entries are marked (ACC-04). */
export default function Inbox() {
  const { search, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const intl = useIntl()
  const counts = list.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: statusTexts[status] }),
    count,
  }))
  return (
    <ListPage
      title="inbox.title"
      query={inboxQuery}
      search={search}
      columns={inboxColumns}
      page={list}
      rowKey={({ id }) => id}
      acts={list.allKey && <ReadAll idempotencyKey={list.allKey} />}
    >
      {answer && (
        <Note tone="stop" title={<FormattedMessage id="inbox.read.failed" />}>
          {"refusal" in answer ? answer.refusal : <FormattedMessage id="form.server_error" />}
        </Note>
      )}
      <StatusCounts query={inboxQuery} search={search} counts={counts} />
      <FilterBar query={inboxQuery} search={search} />
    </ListPage>
  )
}

const statusTexts = { unread: "inbox.unread", read: "inbox.read" } as const

function ReadAll({ idempotencyKey }: { idempotencyKey: string }) {
  return (
    <ButtonForm idempotencyKey={idempotencyKey} className="btn">
      <FormattedMessage id="inbox.read-all" />
    </ButtonForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
