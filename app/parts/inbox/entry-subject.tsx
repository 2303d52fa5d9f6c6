import { useIntl } from "react-intl"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { linkedText } from "#app/ui/link.tsx"
import type { InboxEntryView } from "./entry-view.server.ts"

type EntrySubjectProps = {
  entry: InboxEntryView
  /** URL of the inbox, whose action marks the entry as read, on another page. */
  action?: string
}

/** Title and text of an entry. The title links to the entry's page; of an unread entry it also marks the entry as read (ACC-04). */
export function EntrySubject({ entry: { id, href, subject, text, isRead, key }, action }: EntrySubjectProps) {
  const intl = useIntl()
  return (
    <>
      {isRead && <div className="muted">{linkedText(intl, subject, href)}</div>}
      {!isRead && (
        <div className="cluster">
          {href ? (
            <ButtonForm
              sends={{ id }}
              idempotencyKey={key}
              action={action}
              className="textual"
              label={intl.formatMessage({ id: "inbox.open.of" }, { subject })}
              isLeaving
            >
              {subject}
            </ButtonForm>
          ) : (
            subject
          )}
          <span className="mark">{intl.formatMessage({ id: "inbox.unread" })}</span>
        </div>
      )}
      {text && <small className="lines">{text}</small>}
    </>
  )
}
