import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import type { components } from "#openapi/generated/schema.d.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EmailAddress } from "#app/ui/email-address.tsx"
import { AnswerNote } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { invitationSymbols, invitedQuery } from "./invitation.status.ts"
import { changeInvited, type InvitedRowView, listInvited } from "./invited.server.ts"

export const handle = { access: "member-admin", title: "member-invitation.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = invitedQuery.parse(request.url)
  return { search, list: await listInvited(context, search) }
}

export const action = changeInvited

/** All invited people and the state of their invitations (ADM-11). */
export default function InvitationList() {
  const { search, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const counts = list.counts.map(({ state, count }) => ({
    value: state,
    text: intl.formatMessage({ id: `member-invitation.state.${state}` }),
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
      actions={
        <a className="btn primary" {...linkTo(memberPaths.invite(url))}>
          {intl.formatMessage({ id: "member.list.invite" })}
        </a>
      }
    >
      {answer && (
        <AnswerNote title={intl.formatMessage({ id: "member-invitation.list.failed" })}>
          {"refusal" in answer ? answer.refusal : intl.formatMessage({ id: "form.server_error" })}
        </AnswerNote>
      )}
      <p className="hint">{intl.formatMessage({ id: "member-invitation.list.told" })}</p>
      <FilterBar query={invitedQuery} search={search} counts={counts} countsOf="state" />
    </ListPage>
  )
}

/** Columns of the list of invited people. */
const invitedColumns: Column<InvitedRowView>[] = [
  {
    key: "email",
    head: "member.email",
    kind: "subject",
    sort: "email",
    cell: ({ href, email, name, state }, intl) => (
      <>
        <a {...linkTo(href)}>
          <EmailAddress address={email} />
        </a>
        {name && <small>{name}</small>}
        {state === "failed" && <small>{intl.formatMessage({ id: "member-invitation.failed.next" })}</small>}
      </>
    ),
  },
  {
    key: "sent",
    head: "member-invitation.sent-time",
    sort: "sent_time",
    isLabelled: true,
    isWhole: true,
    cell: ({ sent }) => <Time moment={sent} />,
  },
  {
    key: "expiry",
    head: "member-invitation.expiry",
    isLabelled: true,
    isWhole: true,
    cell: ({ expiry }) => expiry && <Time moment={expiry} />,
  },
  { key: "creator", head: "member-invitation.creator", isLabelled: true, cell: ({ creator }) => creator },
  {
    key: "groups",
    head: "member.groups",
    isLabelled: true,
    cell: ({ groups }) => groups && <span className="ref several">{groups}</span>,
  },
  {
    key: "state",
    head: "member-invitation.status",
    kind: "tag",
    cell: ({ state }, intl) => (
      <StatusTag symbol={invitationSymbols[state]}>
        {intl.formatMessage({ id: `member-invitation.state.${state}` })}
      </StatusTag>
    ),
  },
  { key: "actions", head: "ui.table.actions", kind: "actions", cell: (person) => <Actions person={person} /> },
]

const texts = {
  resend: { text: "member-invitation.resend", label: "member-invitation.resend.of" },
  revoke: { text: "member-invitation.revoke", label: "member-invitation.revoke.of" },
} as const

function Actions({ person: { invitation, row, email, actions, keys } }: { person: InvitedRowView }) {
  const intl = useIntl()
  const answer = useActionData<typeof changeInvited>()
  const sent = answer && "sent" in answer ? answer.sent : undefined
  const keyOf = (action: components["schemas"]["InvitedPersonAction"]) =>
    sent?.id === invitation && sent.row === row && sent.intent === action ? sent.key : keys[action]
  const buttons = actions.map((action) => (
    <ButtonForm
      key={action}
      className={action === "revoke" ? "btn danger" : "btn"}
      sends={{ invitation, row, intent: action }}
      idempotencyKey={keyOf(action)}
      label={intl.formatMessage({ id: texts[action].label }, { email })}
    >
      {intl.formatMessage({ id: texts[action].text })}
    </ButtonForm>
  ))
  return buttons.length > 0 && <div className="acts">{buttons}</div>
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
