import { FormattedMessage } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import type { StatusView } from "./status.server.ts"

/** What an applicant has to know first: what is asked for, that there is another application, that the code is to be kept. */
export function ApplicationNotes({ view: { code, sent, status, reason, summary, isTwin } }: { view: StatusView }) {
  const strong = <strong>{code}</strong>
  const isOpen = status === "ongoing" || status === "reject"
  return (
    <Stack gap="tight">
      {sent && (
        <Note
          tone="done"
          role="status"
          title={<FormattedMessage id={sent === "form" ? "apply.sent.form" : "apply.sent.resubmit"} />}
        >
          {sent === "form" && <FormattedMessage id="apply.sent.mail" />}
        </Note>
      )}
      {reason && (
        <Note
          tone="hold"
          title={<FormattedMessage id={status === "reject" ? "apply.reason.reject" : "apply.reason.cancel"} />}
        >
          <p className="lines">{reason}</p>
        </Note>
      )}
      {summary && (
        <Note tone="live" title={<FormattedMessage id="apply.summary" />}>
          <p className="lines">{summary}</p>
        </Note>
      )}
      {isTwin && (
        <Note tone="hold" title={<FormattedMessage id="apply.twin.title" />}>
          <FormattedMessage id="apply.twin.text" />
        </Note>
      )}
      {isOpen && (
        <Note tone="live">
          <FormattedMessage id="apply.keep-code" values={{ code: strong }} />
        </Note>
      )}
    </Stack>
  )
}
