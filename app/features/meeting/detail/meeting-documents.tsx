import { useIntl } from "react-intl"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { MeetingView } from "./detail.server.ts"

/** Documents for the meeting, and its summary (MEET-05, MEET-08). */
export function MeetingDocuments({ meeting }: { meeting: MeetingView }) {
  const intl = useIntl()
  const { id, scope, actions, documentation } = meeting
  const change = actions.includes("documentation.update") && (
    <a {...linkTo(meetingPaths.page(scope, id, "documents"))}>
      {intl.formatMessage({ id: "meeting.action.documents" })}
    </a>
  )
  return (
    <Section id="documents" title={intl.formatMessage({ id: "meeting.documents" })} aside={change}>
      <div className="cols">
        <div className="stack tight">
          <h3>{intl.formatMessage({ id: "meeting.documentation" })}</h3>
          <AttachmentList files={documentation} />
          {documentation.length === 0 && <p className="hint">{intl.formatMessage({ id: "meeting.documents.none" })}</p>}
        </div>
        <div className="stack tight">
          <h3>{intl.formatMessage({ id: "meeting.summary" })}</h3>
          <Summary meeting={meeting} />
        </div>
      </div>
    </Section>
  )
}

function Summary({ meeting: { id, scope, hasBegun, summary, hasSummary } }: { meeting: MeetingView }) {
  const intl = useIntl()
  if (!hasSummary)
    return (
      <p className="hint">{intl.formatMessage({ id: hasBegun ? "meeting.summary.none" : "meeting.summary.later" })}</p>
    )
  return (
    <>
      <p>
        <a {...linkTo(meetingPaths.page(scope, id, "summary"))}>{intl.formatMessage({ id: "meeting.summary.read" })}</a>
      </p>
      <AttachmentList files={summary.files} />
    </>
  )
}
