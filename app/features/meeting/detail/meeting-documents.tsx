import { FormattedMessage } from "react-intl"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import type { MeetingView } from "./detail.server.ts"

/** Documents for the meeting, and its summary (MEET-05, MEET-08). */
export function MeetingDocuments({ meeting }: { meeting: MeetingView }) {
  const { id, scope, actions, documentation } = meeting
  const change = actions.includes("documentation.update") && (
    <Link to={meetingPaths.page(scope, id, "documents")}>
      <FormattedMessage id="meeting.action.documents" />
    </Link>
  )
  return (
    <Section id="documents" title={<FormattedMessage id="meeting.documents" />} aside={change}>
      <div className="cols">
        <div className="stack tight">
          <h3>
            <FormattedMessage id="meeting.documentation" />
          </h3>
          <AttachmentList files={documentation} />
          {documentation.length === 0 && (
            <p className="hint">
              <FormattedMessage id="meeting.documents.none" />
            </p>
          )}
        </div>
        <div className="stack tight">
          <h3>
            <FormattedMessage id="meeting.summary" />
          </h3>
          <Summary meeting={meeting} />
        </div>
      </div>
    </Section>
  )
}

function Summary({ meeting: { id, scope, hasBegun, summary, hasSummary } }: { meeting: MeetingView }) {
  if (!hasSummary)
    return (
      <p className="hint">
        <FormattedMessage id={hasBegun ? "meeting.summary.none" : "meeting.summary.later"} />
      </p>
    )
  return (
    <>
      <p>
        <Link to={meetingPaths.page(scope, id, "summary")}>
          <FormattedMessage id="meeting.summary.read" />
        </Link>
      </p>
      <AttachmentList files={summary.files} />
    </>
  )
}
