import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, type Fact } from "#app/ui/layout/facts.tsx"
import type { ResultView } from "./ballot-result.server.ts"

function Met({ isMet }: { isMet: boolean }) {
  return (
    <StatusTag dial={isMet ? "done" : "stop"}>
      <FormattedMessage id={isMet ? "ballot.met" : "ballot.not-met"} />
    </StatusTag>
  )
}

/** What the totals mean: abstentions, and whether quorum and majority are met; the status stays as it is (VOTE-06). */
export function ResultVerdict({ result }: { result: ResultView }) {
  const { abstentions, base, quorum, majority } = result
  const items: Fact[] = [
    {
      term: <FormattedMessage id="ballot.abstentions" />,
      value: <FormattedMessage id="ballot.abstentions-of" values={{ count: abstentions, base }} />,
    },
    {
      term: <FormattedMessage id="ballot.quorum" />,
      value: quorum && <Met isMet={quorum.isMet} />,
      note: quorum && <FormattedMessage id="ballot.quorum-of" values={{ percent: quorum.percent }} />,
    },
    {
      term: <FormattedMessage id="ballot.majority" />,
      value: majority && <Met isMet={majority.isMet} />,
      note: majority && (
        <FormattedMessage
          id={majority.option === undefined ? "ballot.majority-none" : "ballot.majority-of"}
          values={{ percent: majority.percent, option: majority.option, share: majority.text }}
        />
      ),
    },
  ]
  return <Facts items={items} />
}
