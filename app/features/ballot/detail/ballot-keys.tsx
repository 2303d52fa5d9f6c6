import { FormattedMessage } from "react-intl"
import { EventKeys } from "#app/parts/event/event-facts.tsx"
import { Time } from "#app/ui/time.tsx"
import type { BallotView } from "./detail.server.ts"

/** Key facts of a ballot: start, end, turnout, creator (VOTE-01). */
export function BallotKeys({ ballot: { status, times, turnout, creator } }: { ballot: BallotView }) {
  const hasBegun = status !== "not_started"
  const { end, duration, offset, endOffset } = times
  return (
    <EventKeys
      times={times}
      before={[
        {
          term: <FormattedMessage id="ballot.ends" />,
          value: <Time moment={end} />,
          note: (
            <FormattedMessage
              id={endOffset === offset ? "event.in-brackets" : "ballot.end-note"}
              values={{ text: duration, offset: endOffset }}
            />
          ),
        },
        {
          term: <FormattedMessage id="ballot.turnout" />,
          value: hasBegun ? <FormattedMessage id="ballot.turnout-of" values={turnout} /> : undefined,
          note: hasBegun && <FormattedMessage id="event.in-brackets" values={{ text: turnout.share }} />,
        },
      ]}
      after={[{ term: <FormattedMessage id="ballot.creator" />, value: creator.name, note: creator.organization }]}
    />
  )
}
