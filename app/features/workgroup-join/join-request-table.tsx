import { FormattedMessage, useIntl } from "react-intl"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { Person } from "#app/parts/person/person.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { ButtonForm } from "#app/ui/form/button-form.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import type { JoinRowView } from "./join-request-list.server.ts"
import { joinDials, joinStatusTexts } from "./join-request.status.ts"
import { declineTexts } from "./join-texts.ts"

/** The columns of the requests to join a group. */
export const joinColumns: Column<JoinRowView>[] = [
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
    isLabelled: true,
    cell: ({ reason }) => reason && <span className="lines">{reason}</span>,
  },
  {
    key: "created",
    head: "join-request.created",
    sort: "created_time",
    isLabelled: true,
    isWhole: true,
    cell: ({ created }) => <Time moment={created} />,
  },
  {
    key: "status",
    head: "join-request.status",
    kind: "tag",
    cell: ({ status }) => (
      <StatusTag dial={joinDials[status]}>
        <FormattedMessage id={joinStatusTexts[status]} />
      </StatusTag>
    ),
  },
  {
    key: "answer",
    head: "join-request.answer",
    isLabelled: true,
    cell: ({ decidedBy, declineReason }) =>
      decidedBy && <span className="lines">{[decidedBy, declineReason].filter(Boolean).join("\n")}</span>,
  },
  { key: "acts", head: "ui.table.acts", kind: "acts", cell: (request) => <Decide request={request} /> },
]

/** Accepting lets the person in at once; declining asks for the reason first. */
function Decide({ request: { id, version, person, acceptKey, declineHref } }: { request: JoinRowView }) {
  const intl = useIntl()
  const { name } = person
  return (
    <>
      {acceptKey && (
        <ButtonForm
          sends={{ id, version }}
          idempotencyKey={acceptKey}
          label={intl.formatMessage({ id: "join-request.accept.of" }, { name })}
        >
          <FormattedMessage id="join-request.accept.link" />
        </ButtonForm>
      )}
      {declineHref && (
        <QuestionLink id={`join-decline-${id}`} texts={declineTexts} href={declineHref} values={{ name }} />
      )}
    </>
  )
}
