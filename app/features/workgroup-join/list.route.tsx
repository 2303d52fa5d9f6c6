import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { Person } from "#app/parts/person/person.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { AnswerNote } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { acceptJoin, type JoinRowView, listJoinRequests } from "./join-request-list.server.ts"
import { declineTexts, joinSymbols, joinQuery, joinStatusTexts } from "./join-request.status.ts"

export const handle = { access: "group", title: "join-request.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = joinQuery.parse(request.url)
  return { search, list: await listJoinRequests(context, params, search) }
}

export const action = acceptJoin

/** The requests to join a group, for people who decide on them (WG-06). */
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
      columns={joinColumns(list.zone)}
      page={list}
      rowKey={({ id }) => id}
    >
      {answer && (
        <AnswerNote title={intl.formatMessage({ id: "join-request.accept.failed" })}>
          {"refusal" in answer ? answer.refusal : intl.formatMessage({ id: "form.server_error" })}
        </AnswerNote>
      )}
      <p className="hint">{intl.formatMessage({ id: "join-request.list.told" })}</p>
      <FilterBar query={joinQuery} search={search} counts={counts} />
    </ListPage>
  )
}

/** Columns of the requests to join a group. @param zone name of the time zone of the times */
const joinColumns = (zone: string): Column<JoinRowView>[] => [
  {
    key: "name",
    head: "join-request.person",
    kind: "subject",
    sort: "name",
    cell: ({ person }) => <Person person={person} />,
  },
  {
    key: "reason",
    head: "join-request.reason",
    cell: ({ reason, declineReason }, intl) => (
      <>
        {reason && <p className="lines">{reason}</p>}
        {declineReason && (
          <p className="lines">
            {intl.formatMessage({ id: "join-request.decline-reason.said" }, { reason: declineReason })}
          </p>
        )}
      </>
    ),
  },
  {
    key: "created",
    head: "join-request.created-in-zone",
    headValues: { zone },
    sort: "created_time",
    isLabelled: true,
    isWhole: true,
    cell: ({ created }) => <Time moment={created} />,
  },
  {
    key: "status",
    head: "join-request.status",
    kind: "tag",
    cell: ({ status }, intl) => (
      <StatusTag symbol={joinSymbols[status]}>{intl.formatMessage({ id: joinStatusTexts[status] })}</StatusTag>
    ),
  },
  {
    key: "answer",
    head: "join-request.decided-by",
    isLabelled: true,
    cell: ({ decidedBy }) => decidedBy,
  },
  { key: "actions", head: "ui.table.actions", kind: "actions", cell: (request) => <Decide request={request} /> },
]

/** Buttons to decide: accepting takes effect immediately; declining asks for a reason first. */
function Decide({ request: { id, version, person, acceptKey, declineHref } }: { request: JoinRowView }) {
  const intl = useIntl()
  const { name } = person
  if (!acceptKey && !declineHref) return null
  return (
    <div className="acts">
      {acceptKey && (
        <ButtonForm
          className="btn"
          sends={{ id, version }}
          idempotencyKey={acceptKey}
          label={intl.formatMessage({ id: "join-request.accept.of" }, { name })}
        >
          {intl.formatMessage({ id: "join-request.accept.link" })}
        </ButtonForm>
      )}
      {declineHref && (
        <QuestionLink
          id={`join-decline-${id}`}
          texts={declineTexts}
          href={declineHref}
          values={{ name }}
          label={intl.formatMessage({ id: "join-request.decline.of" }, { name })}
        />
      )}
    </div>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
