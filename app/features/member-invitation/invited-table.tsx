import { useActionData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { ButtonForm } from "#app/ui/form/button-form.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import { invitationDials, invitationStateTexts } from "./invitation.status.ts"
import type { changeInvited, InvitedRowView } from "./invited.server.ts"

/** The columns of the people who were invited. */
export const invitedColumns: Column<InvitedRowView>[] = [
  {
    key: "email",
    head: "member.email",
    kind: "subject",
    sort: "email",
    cell: ({ href, email, name }) => (
      <>
        <Link to={href}>{email}</Link>
        {name && <small>{name}</small>}
      </>
    ),
  },
  {
    key: "state",
    head: "member-invitation.status",
    kind: "tag",
    cell: ({ state }) => (
      <StatusTag dial={invitationDials[state]}>
        <FormattedMessage id={invitationStateTexts[state]} />
      </StatusTag>
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
    cell: ({ expiry }) => <Time moment={expiry} />,
  },
  { key: "creator", head: "member-invitation.creator", isLabelled: true, cell: ({ creator }) => creator },
  {
    key: "groups",
    head: "member.groups",
    isLabelled: true,
    cell: ({ groups }) => groups && <span className="ref">{groups}</span>,
  },
  { key: "acts", head: "ui.table.acts", kind: "acts", cell: (person) => <Acts person={person} /> },
]

const texts = {
  resend: { text: "member-invitation.resend", label: "member-invitation.resend.of" },
  revoke: { text: "member-invitation.revoke", label: "member-invitation.revoke.of" },
} as const

function Acts({ person: { invitation, row, email, actions, keys } }: { person: InvitedRowView }) {
  const intl = useIntl()
  const answer = useActionData<typeof changeInvited>()
  const sent = answer && "sent" in answer ? answer.sent : undefined
  const keyOf = (action: "resend" | "revoke") =>
    sent?.id === invitation && sent.row === row && sent.intent === action ? sent.key : keys[action]
  return actions.map((action) => (
    <ButtonForm
      key={action}
      sends={{ invitation, row, intent: action }}
      idempotencyKey={keyOf(action)}
      label={intl.formatMessage({ id: texts[action].label }, { email })}
    >
      <FormattedMessage id={texts[action].text} />
    </ButtonForm>
  ))
}
