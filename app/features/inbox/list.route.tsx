import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { ButtonForm } from "#app/ui/form/button-form.tsx"
import { Link } from "#app/ui/link.tsx"
import { FilterBar, StatusCounts } from "#app/ui/table/filters.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { type InboxEntryView, listInbox, readInbox } from "./inbox.server.ts"
import { inboxQuery } from "./inbox-query.ts"

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

/** The columns of the inbox. */
const inboxColumns: Column<InboxEntryView>[] = [
  {
    key: "subject",
    head: "inbox.subject",
    kind: "subject",
    cell: ({ href, subject, text, isRead }) => (
      <>
        {isRead && href ? <Link to={href}>{subject}</Link> : subject}{" "}
        {!isRead && (
          <span className="mark">
            <FormattedMessage id="inbox.unread" />
          </span>
        )}
        {text && <small className="lines">{text}</small>}
      </>
    ),
  },
  { key: "group", head: "inbox.group", isLabelled: true, cell: ({ group }) => group },
  {
    key: "time",
    head: "inbox.time",
    sort: "time",
    isLabelled: true,
    isWhole: true,
    cell: ({ time }) => <Time moment={time} />,
  },
  { key: "acts", head: "ui.table.acts", kind: "acts", cell: (entry) => <Open entry={entry} /> },
]

/** Opens an unread entry and marks it as read; one without a page is only marked. */
function Open({ entry: { id, href, subject, key } }: { entry: InboxEntryView }) {
  const intl = useIntl()
  if (key === undefined) return null
  const text = href ? "inbox.open" : "inbox.mark"
  const label = href ? "inbox.open.of" : "inbox.mark.of"
  return (
    <ButtonForm
      sends={{ id }}
      idempotencyKey={key}
      label={intl.formatMessage({ id: label }, { subject })}
      isLeaving={href !== undefined}
    >
      <FormattedMessage id={text} />
    </ButtonForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
