import { FormattedMessage } from "react-intl"
import { Facts, type Fact } from "#app/ui/layout/facts.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { BallotView } from "./ballot-view.server.ts"

type Linked = NonNullable<BallotView["meeting"]>

function linked(term: "ballot.meeting" | "ballot.previous", to: Linked | undefined): Fact {
  return {
    term: <FormattedMessage id={term} />,
    value: to && (
      <Link className="ref" to={to.href}>
        {to.number}
      </Link>
    ),
    note: to?.subject,
  }
}

/** The facts aside of a ballot's page (VOTE-01). */
export function DetailFacts({ ballot }: { ballot: BallotView }) {
  const { number, groupNumber, group, proposal, meeting, previous, voters, quorum, majority, created } = ballot
  const percent = (value: number | undefined) => value !== undefined && `${value}%`
  return (
    <Section title={<FormattedMessage id="event.facts" />}>
      <Facts
        items={[
          { term: <FormattedMessage id="event.number-alliance" />, value: <span className="ref">{number}</span> },
          {
            term: <FormattedMessage id="event.number-group" />,
            value: groupNumber && <span className="ref">{groupNumber}</span>,
          },
          {
            term: <FormattedMessage id="event.group" />,
            value: group ? <Link to={group.href}>{group.name}</Link> : <FormattedMessage id="event.whole-alliance" />,
          },
          {
            term: <FormattedMessage id="event.proposal" />,
            value: proposal && <span className="ref">{proposal.code}</span>,
            note: proposal?.title,
          },
          { term: <FormattedMessage id="event.phase" />, value: proposal?.phase },
          linked("ballot.meeting", meeting),
          linked("ballot.previous", previous),
          {
            term: <FormattedMessage id="ballot.voters" />,
            value: (
              <FormattedMessage
                id={voters.isEveryone ? "event.everyone" : "event.selected"}
                values={{ total: voters.total }}
              />
            ),
          },
          { term: <FormattedMessage id="ballot.quorum" />, value: percent(quorum) || undefined },
          { term: <FormattedMessage id="ballot.majority" />, value: percent(majority) || undefined },
          { term: <FormattedMessage id="event.created" />, value: <Time moment={created} /> },
        ]}
      />
    </Section>
  )
}
