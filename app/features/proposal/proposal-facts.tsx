import { FormattedMessage } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { ProposalFacts } from "./proposal-view.server.ts"

/** The key facts of a proposal and of its phase (PROP-01). */
export function ProposalFactsList({ facts }: { facts: ProposalFacts }) {
  const { authors, group, submitter, invited, deadline, days, memo, created, updated } = facts
  const optional = [
    invited && { term: <FormattedMessage id="proposal.invited" />, value: invited },
    deadline && { term: <FormattedMessage id="proposal.deadline" />, value: <Time moment={deadline} /> },
    days !== undefined && {
      term: <FormattedMessage id="proposal.phase-length" />,
      value: <FormattedMessage id="proposal.days.count" values={{ days }} />,
    },
    memo && { term: <FormattedMessage id="proposal.memo" />, value: <span className="lines">{memo}</span> },
  ]
  return (
    <Section title={<FormattedMessage id="event.facts" />}>
      <Facts
        items={[
          { term: <FormattedMessage id="proposal.authors" />, value: authors },
          { term: <FormattedMessage id="event.group" />, value: <Link to={group.href}>{group.name}</Link> },
          { term: <FormattedMessage id="proposal.submitter" />, value: <Person person={submitter} /> },
          ...optional.filter((item) => item !== false && item !== undefined && item !== ""),
          { term: <FormattedMessage id="event.created" />, value: <Time moment={created} /> },
          { term: <FormattedMessage id="proposal.updated" />, value: <Time moment={updated} /> },
        ]}
      />
    </Section>
  )
}
