import type { ReactNode } from "react"
import { FormattedMessage, FormattedNumber } from "react-intl"
import type { ResultView } from "./ballot-result.server.ts"
import { ResultBar } from "./result-bar.tsx"

/** Votes by option with their shares, as numbers and as bars; the turnout stands below (VOTE-05). */
export function ResultTable({ result: { options, turnout } }: { result: ResultView }) {
  return (
    <table className="table keep bars">
      <caption className="vh">
        <FormattedMessage id="ballot.result.caption" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="ballot.option" />
          </th>
          <th scope="col">
            <span className="vh">
              <FormattedMessage id="ballot.result.bar" />
            </span>
          </th>
          <th scope="col" className="end">
            <FormattedMessage id="ballot.result.votes" />
          </th>
          <th scope="col" className="end">
            <FormattedMessage id="ballot.result.share" />
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ id, name, count, ...part }) => (
          <Row key={id} head={name} count={count} part={part} />
        ))}
      </tbody>
      <tfoot>
        <Row head={<FormattedMessage id="ballot.turnout" />} count={turnout.voted} part={turnout} />
      </tfoot>
    </table>
  )
}

type RowProps = { head: ReactNode; count: number; part: { share: number; text: string } }

function Row({ head, count, part }: RowProps) {
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>
        <ResultBar share={part.share} text={part.text} />
      </td>
      <td className="end">
        <FormattedNumber value={count} />
      </td>
      <td className="end">{part.text}</td>
    </tr>
  )
}
