import type { ReactNode } from "react"
import { type IntlShape, useIntl } from "react-intl"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import { Person } from "#app/parts/person/person.tsx"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { CertificationAgency, PhaseView } from "../certification.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

type ViewProps = { view: PhaseView }

/** Facts about an application (CERT-01). */
export function CertificationFacts({ view: { facts } }: ViewProps) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "event.facts" })}>
      <Facts
        items={factsOf(intl, facts, ({ href, name }) => (
          <a lang={textLang(name, intl.locale)} {...linkTo(href)}>
            {name}
          </a>
        ))}
      />
    </Section>
  )
}

/** Facts about an application, for its pages and its printout. @param agency renders an agency */
export function factsOf(
  intl: IntlShape,
  facts: PhaseView["facts"],
  agency: (agency: CertificationAgency) => ReactNode,
) {
  const label = `certification.label.${facts.isLabelRequired ? "yes" : "no"}` as const
  return [
    { term: intl.formatMessage({ id: "certification.company" }), value: facts.company },
    { term: intl.formatMessage({ id: "certification.product" }), value: facts.product },
    { term: intl.formatMessage({ id: "certification.label" }), value: intl.formatMessage({ id: label }) },
    { term: intl.formatMessage({ id: "certification.test-agency" }), value: agency(facts.testAgency) },
    {
      term: intl.formatMessage({ id: "certification.certification-agency" }),
      value: agency(facts.certificationAgency),
    },
    { term: intl.formatMessage({ id: "certification.submitter" }), value: <Person person={facts.submitter} /> },
    { term: intl.formatMessage({ id: "certification.objections" }), value: facts.objections },
    { term: intl.formatMessage({ id: "event.created" }), value: <Time moment={facts.created} /> },
    { term: intl.formatMessage({ id: "certification.updated" }), value: <Time moment={facts.updated} /> },
    {
      term: intl.formatMessage({ id: "certification.memo" }),
      value: facts.memo && <span className="lines">{facts.memo}</span>,
    },
  ]
}

/** Comments on the page's phase, and a link to add one (CERT-03). */
export function PhaseFeedback({ view: { phase, feedbacks, feedbackHref } }: ViewProps) {
  const intl = useIntl()
  if (phase === "end") return null
  const give = feedbackHref && (
    <a {...linkTo(feedbackHref)}>{intl.formatMessage({ id: "certification.feedback.link" })}</a>
  )
  return (
    <Section title={intl.formatMessage({ id: "certification.feedback" })} aside={give}>
      <FeedbackThread items={feedbacks} />
      {feedbacks.length === 0 && <p className="hint">{intl.formatMessage({ id: "certification.feedback.none" })}</p>}
    </Section>
  )
}
