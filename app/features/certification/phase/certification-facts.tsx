import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import { Person } from "#app/parts/person/person.tsx"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { CertificationAgency, PhaseView } from "../certification.server.ts"

type ViewProps = { view: PhaseView }

/** Facts about an application (CERT-01). */
export function CertificationFacts({ view: { facts } }: ViewProps) {
  return (
    <Section title={<FormattedMessage id="event.facts" />}>
      <Facts
        items={factsOf(facts, ({ href, name }) => (
          <Link to={href}>{name}</Link>
        ))}
      />
    </Section>
  )
}

/** Facts about an application, for its pages and its printout. @param agency renders an agency */
export function factsOf(facts: PhaseView["facts"], agency: (agency: CertificationAgency) => ReactNode) {
  const label = `certification.label.${facts.isLabelRequired ? "yes" : "no"}` as const
  return [
    { term: <FormattedMessage id="certification.company" />, value: facts.company },
    { term: <FormattedMessage id="certification.product" />, value: facts.product },
    { term: <FormattedMessage id="certification.label" />, value: <FormattedMessage id={label} /> },
    { term: <FormattedMessage id="certification.test-agency" />, value: agency(facts.testAgency) },
    { term: <FormattedMessage id="certification.certification-agency" />, value: agency(facts.certificationAgency) },
    { term: <FormattedMessage id="certification.submitter" />, value: <Person person={facts.submitter} /> },
    { term: <FormattedMessage id="certification.objections" />, value: facts.objections },
    { term: <FormattedMessage id="event.created" />, value: <Time moment={facts.created} /> },
    { term: <FormattedMessage id="certification.updated" />, value: <Time moment={facts.updated} /> },
    {
      term: <FormattedMessage id="certification.memo" />,
      value: facts.memo && <span className="lines">{facts.memo}</span>,
    },
  ]
}

/** Comments on the page's phase, and a link to add one (CERT-03). */
export function PhaseFeedback({ view: { phase, feedbacks, feedbackHref } }: ViewProps) {
  if (phase === "end") return null
  const give = feedbackHref && (
    <Link to={feedbackHref}>
      <FormattedMessage id="certification.feedback.link" />
    </Link>
  )
  return (
    <Section title={<FormattedMessage id="certification.feedback" />} aside={give}>
      <FeedbackThread items={feedbacks} />
      {feedbacks.length === 0 && (
        <p className="hint">
          <FormattedMessage id="certification.feedback.none" />
        </p>
      )}
    </Section>
  )
}
