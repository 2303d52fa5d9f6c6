import { FormattedMessage } from "react-intl"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Time } from "#app/ui/time.tsx"
import type { BallotView } from "./ballot-view.server.ts"

/** The facts of a ballot that everyone needs: from when until when, how many have voted, made by whom (VOTE-01). */
export function BallotKeys({ ballot: { times, turnout, creator } }: { ballot: BallotView }) {
  const { start, end, duration, offset, endOffset, zone, zoneOffset, startThere } = times
  return (
    <Facts
      kind="keys"
      items={[
        { term: <FormattedMessage id="event.starts" />, value: <Time moment={start} />, note: `(${offset})` },
        {
          term: <FormattedMessage id="ballot.ends" />,
          value: <Time moment={end} />,
          note: endOffset === offset ? `(${duration})` : `(${endOffset}, ${duration})`,
        },
        {
          term: <FormattedMessage id="ballot.turnout" />,
          value: <FormattedMessage id="ballot.turnout-of" values={turnout} />,
          note: turnout.share,
        },
        {
          term: <FormattedMessage id="event.zone" />,
          value: `${zone} (${zoneOffset})`,
          note: startThere && <FormattedMessage id="event.there" values={{ time: <Time moment={startThere} /> }} />,
        },
        { term: <FormattedMessage id="ballot.creator" />, value: creator.name, note: creator.organization },
      ]}
    />
  )
}
