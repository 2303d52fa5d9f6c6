import { FormattedMessage } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import type { BallotView } from "./ballot-view.server.ts"

/** What was laid before the voters (VOTE-01). */
export function DetailDocuments({ documentation }: Pick<BallotView, "documentation">) {
  return (
    <Section id="documents" title={<FormattedMessage id="ballot.documents" />}>
      {documentation.length > 0 ? (
        <AttachmentList files={documentation} />
      ) : (
        <p className="hint">
          <FormattedMessage id="ballot.documents.none" />
        </p>
      )}
    </Section>
  )
}
