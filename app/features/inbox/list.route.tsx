import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import type { RouteHandle } from "#app/session/access.ts"
import { AnswerNote } from "#app/ui/feedback/note.tsx"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { EntrySubject } from "#app/parts/inbox/entry-subject.tsx"
import type { InboxEntryView } from "#app/parts/inbox/entry-view.server.ts"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { listInbox, readInbox } from "./inbox.server.ts"
import { inboxQuery } from "./list.query.ts"

export const handle = { access: "member", title: "inbox.title", showsCounts: true } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = inboxQuery.parse(request.url)
  return { search, list: await listInbox(context, search) }
}

export const action = readInbox

/** The user's inbox, latest entries first; unread entries are marked (ACC-04). */
export default function Inbox() {
  const { search, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const intl = useIntl()
  const columns = inboxColumns(list.zone)
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
      columns={list.items.some(canOnlyMarkRead) ? [...columns, markColumn] : columns}
      page={list}
      rowKey={({ id }) => id}
      actions={list.allKey && <ReadAll idempotencyKey={list.allKey} />}
    >
      {answer && (
        <AnswerNote title={intl.formatMessage({ id: "inbox.read.failed" })}>
          {"refusal" in answer ? answer.refusal : intl.formatMessage({ id: "form.server_error" })}
        </AnswerNote>
      )}
      <FilterBar query={inboxQuery} search={search} counts={counts} />
    </ListPage>
  )
}

const statusTexts = { unread: "inbox.unread", read: "inbox.read" } as const

function ReadAll({ idempotencyKey }: { idempotencyKey: string }) {
  const intl = useIntl()
  return (
    <ButtonForm idempotencyKey={idempotencyKey} className="btn">
      {intl.formatMessage({ id: "inbox.read-all" })}
    </ButtonForm>
  )
}

/** Columns of the inbox. @param zone name of the time zone, shown in the header of the time column */
const inboxColumns = (zone: string): Column<InboxEntryView>[] => [
  {
    key: "subject",
    head: "inbox.subject",
    kind: "subject",
    cell: (entry) => <EntrySubject entry={entry} />,
  },
  { key: "group", head: "inbox.group", isLabelled: true, cell: ({ group }) => group },
  {
    key: "time",
    head: "inbox.time-in-zone",
    headValues: { zone },
    sort: "time",
    isLabelled: true,
    isWhole: true,
    cell: ({ time }) => <Time moment={time} />,
  },
]

/** An unread entry without a page: it can only be marked as read. */
const canOnlyMarkRead = ({ key, href }: InboxEntryView) => key !== undefined && href === undefined

const markColumn: Column<InboxEntryView> = {
  key: "actions",
  head: "ui.table.actions",
  kind: "actions",
  cell: (entry) => canOnlyMarkRead(entry) && <MarkReadButton entry={entry} />,
}

/** Button that marks an unread entry without a page as read; other unread entries are marked when their title is clicked. */
function MarkReadButton({ entry: { id, subject, key } }: { entry: InboxEntryView }) {
  const intl = useIntl()
  return (
    <ButtonForm
      sends={{ id }}
      idempotencyKey={key}
      className="btn"
      label={intl.formatMessage({ id: "inbox.mark.of" }, { subject })}
    >
      {intl.formatMessage({ id: "inbox.mark" })}
    </ButtonForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
