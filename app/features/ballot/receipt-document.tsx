import { FormattedMessage } from "react-intl"
import { EventKicker } from "#app/parts/event/event-head.tsx"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Time } from "#app/ui/time.tsx"
import type { BallotView } from "./ballot-view.server.ts"

type ReceiptDocumentProps = {
  ballot: BallotView
  vote: NonNullable<BallotView["myVote"]>
  voter: string
  alliance: string
}

/** The receipt of a vote: ballot, voter, option, time and code (VOTE-06). */
export function ReceiptDocument({ ballot, vote, voter, alliance }: ReceiptDocumentProps) {
  const { subject, group } = ballot
  return (
    <>
      <header className="head">
        <p className="muted">
          {[alliance, group?.name].filter(Boolean).join(" · ")} · <FormattedMessage id="ballot.receipt.title" />
        </p>
        <p className="kicker">
          <EventKicker {...ballot} />
        </p>
        <h1>{subject}</h1>
      </header>
      <Facts
        items={[
          { term: <FormattedMessage id="ballot.record.voter" />, value: voter },
          { term: <FormattedMessage id="ballot.record.option" />, value: vote.option },
          {
            term: <FormattedMessage id="ballot.record.reason" />,
            value: vote.reason && <span className="lines">{vote.reason}</span>,
          },
          {
            term: <FormattedMessage id="ballot.record.time" />,
            value: <Time moment={vote.when} />,
          },
          {
            term: <FormattedMessage id="ballot.receipt.code" />,
            value: <span className="ref code">{vote.code}</span>,
          },
        ]}
      />
      <p className="hint">
        <FormattedMessage id="ballot.receipt.final" />
      </p>
    </>
  )
}
