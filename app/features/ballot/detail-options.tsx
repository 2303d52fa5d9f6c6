import { FormattedMessage } from "react-intl"
import { Section } from "#app/ui/layout/section.tsx"
import { Time } from "#app/ui/time.tsx"
import type { BallotView } from "./ballot-view.server.ts"

/** What one can vote for, and how often the end was moved (VOTE-01, VOTE-04). */
export function DetailOptions({ ballot: { options, extensions } }: { ballot: BallotView }) {
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
      {extensions.map(({ old, now, who, when }) => (
        <p key={when.instant} className="hint">
          <FormattedMessage
            id="ballot.extended"
            values={{ who, when: <Time moment={when} />, old: <Time moment={old} />, now: <Time moment={now} /> }}
          />
        </p>
      ))}
    </Section>
  )
}
