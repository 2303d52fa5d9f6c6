import { FormattedMessage } from "react-intl"
import { Section } from "#app/ui/layout/section.tsx"
import { Link } from "#app/ui/link.tsx"
import { MeetingBallots } from "./meeting-ballots.tsx"
import type { MeetingView } from "./meeting-view.server.ts"

/** The ballots about a meeting, and the link that makes one (MEET-09, VOTE-02). */
export function DetailBallots({ meeting: { ballots, ballotCreate } }: { meeting: MeetingView }) {
  return (
    <Section
      id="ballots"
      title={<FormattedMessage id="meeting.ballots" />}
      aside={
        ballotCreate && (
          <Link to={ballotCreate}>
            <FormattedMessage id="meeting.ballots.create" />
          </Link>
        )
      }
    >
      <MeetingBallots ballots={ballots} />
    </Section>
  )
}
