import { FormattedMessage } from "react-intl"
import { PeopleSection } from "#app/parts/event-page/people-section.tsx"
import type { BallotView } from "./ballot-view.server.ts"

/** Who may vote, when they were reminded, and what to know of them before the start (VOTE-01, VOTE-04). */
export function DetailVoters({ ballot: { voters, reminder, warnings } }: { ballot: BallotView }) {
  return (
    <PeopleSection title={<FormattedMessage id="ballot.voters" />} view={voters} reminder={reminder}>
      {warnings.map((code) => (
        <p key={code} className="hint">
          <FormattedMessage id={`ballot.warning.${code}`} />
        </p>
      ))}
    </PeopleSection>
  )
}
