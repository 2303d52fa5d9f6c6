import { FormattedMessage, useIntl } from "react-intl"
import { ButtonForm } from "#app/ui/form/button-form.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import type { InboxEntryView } from "./inbox.server.ts"

/** The columns of the inbox. */
export const inboxColumns: Column<InboxEntryView>[] = [
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
