import { FormattedMessage } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { EventFacts } from "#app/parts/event/event-facts.tsx"
import { PeopleSection } from "#app/parts/event/people-section.tsx"
import { type Fact, Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { BallotView } from "./detail.server.ts"

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

/** Facts in the sidebar of a ballot's page (VOTE-01). */
export function BallotFacts({ ballot }: { ballot: BallotView }) {
  const { meeting, previous, voters, quorum, majority } = ballot
  const percent = (value: number | undefined) => (value === undefined ? undefined : `${value}%`)
  return (
    <EventFacts
      event={ballot}
      people={voters}
      peopleTerm={<FormattedMessage id="ballot.voters" />}
      before={[linked("ballot.meeting", meeting), linked("ballot.previous", previous)]}
      after={[
        { term: <FormattedMessage id="ballot.quorum" />, value: percent(quorum) },
        { term: <FormattedMessage id="ballot.majority" />, value: percent(majority) },
      ]}
    />
  )
}

type BallotOptionsProps = {
  ballot: BallotView
  /** The voting form already shows the options. */
  isVoting: boolean
}

/** The options of a ballot, and when its end was extended (VOTE-01, VOTE-04). */
export function BallotOptionsSection({ ballot: { options, extensions }, isVoting }: BallotOptionsProps) {
  const extended = extensions.map(({ old, now, who, when }) => (
    <p key={when.instant} className="hint">
      <FormattedMessage
        id="ballot.extended"
        values={{ who, when: <Time moment={when} />, old: <Time moment={old} />, now: <Time moment={now} /> }}
      />
    </p>
  ))
  if (isVoting) return extended
  return (
    <Section id="options" title={<FormattedMessage id="ballot.options" />}>
      <ol className="rows">
        {options.map(({ id, text, isAbstention }) => (
          <li key={id}>
            {text}
            {isAbstention && (
              <small>
                {" "}
                <FormattedMessage id="ballot.abstention" />
              </small>
            )}
          </li>
        ))}
      </ol>
      {extended}
    </Section>
  )
}

/** The voters, when they were reminded, and warnings before the start (VOTE-01, VOTE-04). */
export function BallotVotersSection({ ballot: { voters, reminder, warnings } }: { ballot: BallotView }) {
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

/** The documents given to the voters (VOTE-01). */
export function BallotDocumentsSection({ documentation }: Pick<BallotView, "documentation">) {
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
