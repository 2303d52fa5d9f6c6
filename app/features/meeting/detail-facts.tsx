import { FormattedMessage } from "react-intl"
import { Location } from "#app/parts/location/location.tsx"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MeetingView } from "./meeting-view.server.ts"

/** The facts aside of a meeting's page (MEET-01). */
export function DetailFacts({ meeting }: { meeting: MeetingView }) {
  const { number, groupNumber, group, proposal, location, participants, created } = meeting
  const { isEveryone, total } = participants
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
          {
            term: <FormattedMessage id="meeting.location" />,
            value: location ? <Location location={location} /> : <FormattedMessage id="meeting.no-location" />,
          },
          {
            term: <FormattedMessage id="meeting.participants" />,
            value: <FormattedMessage id={isEveryone ? "event.everyone" : "event.selected"} values={{ total }} />,
          },
          { term: <FormattedMessage id="event.created" />, value: <Time moment={created} /> },
        ]}
      />
    </Section>
  )
}
