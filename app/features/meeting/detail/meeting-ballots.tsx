import { FormattedMessage } from "react-intl"
import { eventSymbols, eventStatusTexts } from "#app/parts/event/event-status.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import type { MeetingView } from "./detail.server.ts"

/** The ballots created for a meeting (MEET-09). */
export function MeetingBallots({ ballots }: { ballots: MeetingView["ballots"] }) {
  if (ballots.length === 0)
    return (
      <p className="hint">
        <FormattedMessage id="meeting.ballots.none" />
      </p>
    )
  return (
    <ul className="rows">
      {ballots.map(({ id, href, number, subject, status }) => (
        <li key={id} className="cluster">
          <span className="ref">{number}</span> <Link to={href}>{subject}</Link>{" "}
          <StatusTag symbol={eventSymbols[status]}>
            <FormattedMessage id={eventStatusTexts[status]} />
          </StatusTag>
        </li>
      ))}
    </ul>
  )
}

/** The ballots about a meeting, and the link that creates one (MEET-09, VOTE-02). */
export function BallotsSection({ meeting: { ballots, ballotCreate } }: { meeting: MeetingView }) {
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
