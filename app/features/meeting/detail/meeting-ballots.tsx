import { useIntl } from "react-intl"
import type { components } from "#openapi/generated/schema.d.ts"
import { eventSymbols, eventStatusTexts } from "#app/parts/event/event-status.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { textLang } from "#app/ui/text-lang.ts"

/** A ballot about a meeting, as its pages list it. */
type MeetingBallot = {
  id: string
  href: string
  number: string
  subject: string
  status: components["schemas"]["BallotStatus"]
}

/** The ballots created for a meeting (MEET-09). */
export function MeetingBallots({ ballots }: { ballots: MeetingBallot[] }) {
  const intl = useIntl()
  if (ballots.length === 0) return <p className="hint">{intl.formatMessage({ id: "meeting.ballots.none" })}</p>
  return (
    <ul className="rows">
      {ballots.map(({ id, href, number, subject, status }) => (
        <li key={id} className="cluster">
          <span className="ref">{number}</span>{" "}
          <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
            {subject}
          </a>{" "}
          <StatusTag symbol={eventSymbols[status]}>{intl.formatMessage({ id: eventStatusTexts[status] })}</StatusTag>
        </li>
      ))}
    </ul>
  )
}

type BallotsSectionProps = {
  meeting: {
    ballots: MeetingBallot[]
    /** URL of the page that creates one; undefined for people who may not. */
    ballotCreate: string | undefined
  }
}

/** The ballots about a meeting, and the link that creates one (MEET-09, VOTE-02). */
export function BallotsSection({ meeting: { ballots, ballotCreate } }: BallotsSectionProps) {
  const intl = useIntl()
  return (
    <Section
      id="ballots"
      title={intl.formatMessage({ id: "meeting.ballots" })}
      aside={ballotCreate && <a {...linkTo(ballotCreate)}>{intl.formatMessage({ id: "meeting.ballots.create" })}</a>}
    >
      <MeetingBallots ballots={ballots} />
    </Section>
  )
}
