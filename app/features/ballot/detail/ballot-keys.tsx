import { useIntl } from "react-intl"
import { EventKeys } from "#app/parts/event/event-facts.tsx"
import { Time } from "#app/ui/time.tsx"
import type { BallotView } from "./detail.server.ts"

/** Key facts of a ballot: start, end, turnout, creator (VOTE-01). */
export function BallotKeys({ ballot: { status, times, turnout, creator } }: { ballot: BallotView }) {
  const intl = useIntl()
  const hasBegun = status !== "not_started"
  const { end, duration, offset, endOffset } = times
  return (
    <EventKeys
      times={times}
      before={[
        {
          term: intl.formatMessage({ id: "ballot.ends" }),
          value: <Time moment={end} />,
          note: intl.formatMessage(
            { id: endOffset === offset ? "event.in-brackets" : "ballot.end-note" },
            { text: duration, offset: endOffset },
          ),
        },
        {
          term: intl.formatMessage({ id: "ballot.turnout" }),
          value: hasBegun ? intl.formatMessage({ id: "ballot.turnout-of" }, turnout) : undefined,
          note: hasBegun && intl.formatMessage({ id: "event.in-brackets" }, { text: turnout.share }),
        },
      ]}
      after={[{ term: intl.formatMessage({ id: "ballot.creator" }), value: creator.name, note: creator.organization }]}
    />
  )
}
