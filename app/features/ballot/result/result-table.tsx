import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { type Fact, Facts } from "#app/ui/layout/page.tsx"
import type { ResultView } from "./result.server.ts"

/**
 * Votes per option with their shares, as numbers and bars, and the turnout below (VOTE-05). A mark shows where the majority and the quorum
 * are reached.
 */
export function ResultTable({ result: { options, turnout, majority, quorum, isWeighted } }: { result: ResultView }) {
  const intl = useIntl()
  return (
    <table className="table keep bars">
      <caption className="vh">{intl.formatMessage({ id: "ballot.result.caption" })}</caption>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage({ id: "ballot.option" })}</th>
          <th scope="col">
            <span className="vh">{intl.formatMessage({ id: "ballot.result.bar" })}</span>
          </th>
          {isWeighted && (
            <th scope="col" className="end">
              {intl.formatMessage({ id: "ballot.entities" })}
            </th>
          )}
          <th scope="col" className="end">
            {intl.formatMessage({ id: "ballot.result.votes" })}
          </th>
          <th scope="col" className="end">
            {intl.formatMessage({ id: "ballot.result.share" })}
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ id, name, count, voters, ...part }) => (
          <Row
            key={id}
            head={name}
            voters={isWeighted ? voters : undefined}
            count={count}
            part={part}
            mark={majority?.percent}
          />
        ))}
      </tbody>
      <tfoot>
        <Row
          head={intl.formatMessage({ id: "ballot.turnout" })}
          voters={isWeighted ? turnout.voters : undefined}
          count={turnout.voted}
          part={turnout}
          mark={quorum?.percent}
        />
      </tfoot>
    </table>
  )
}

type RowProps = {
  head: ReactNode
  /** Number of entities, if they have different numbers of votes. */
  voters: number | undefined
  count: number
  part: { share: number; text: string }
  /** Percentage that is required. */
  mark: number | undefined
}

function Row({ head, voters, count, part, mark }: RowProps) {
  const intl = useIntl()
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>
        <ResultBar share={part.share} mark={mark} />
      </td>
      {voters !== undefined && <td className="end">{intl.formatNumber(voters)}</td>}
      <td className="end">{intl.formatNumber(count)}</td>
      <td className="end">{part.text}</td>
    </tr>
  )
}

/** A share, 0 to 1, as a bar beside its number. Drawn as SVG without inline styles (CSP). */
function ResultBar({ share, mark }: { share: number; mark: number | undefined }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.round(1000 * share) / 10} height="10" />
      {mark !== undefined && <path d={`M${mark} 0v10`} />}
    </svg>
  )
}

/** Whether a threshold is reached. While the ballot runs, what is missing can still come. */
function Met({ isMet, isFinal }: { isMet: boolean; isFinal: boolean }) {
  const intl = useIntl()
  const text = isMet ? "ballot.met" : isFinal ? "ballot.not-met" : "ballot.not-yet-met"
  return <StatusTag symbol={isMet ? "done" : isFinal ? "stop" : "hold"}>{intl.formatMessage({ id: text })}</StatusTag>
}

/** Which threshold a closed ballot has missed; `quorum` takes precedence over `majority`. */
function missedBy({ quorum, majority }: ResultView): "quorum" | "majority" | undefined {
  if (quorum && !quorum.isMet) return "quorum"
  return majority && !majority.isMet ? "majority" : undefined
}

/** Outcome of a closed ballot, above its numbers: whether quorum and majority were met, and the leading option. */
export function Outcome({ result }: { result: ResultView }) {
  const intl = useIntl()
  const { leading, turnout } = result
  const missed = missedBy(result)
  const values = {
    voted: turnout.voted,
    total: turnout.total,
    option: leading,
    percent: missed && result[missed]?.percent,
  }
  const id = leading ? "ballot.outcome.leads" : "ballot.outcome.tie"
  return (
    <p>
      <StatusTag symbol={missed || !leading ? "stop" : "done"} isBoxed>
        {intl.formatMessage({ id: missed ? `ballot.outcome.no-${missed}` : id }, values)}
      </StatusTag>
    </p>
  )
}

/** Abstentions, and whether quorum and majority are met; none of this changes the ballot's status (VOTE-06). */
export function ResultVerdict({ result, isOpen }: { result: ResultView; isOpen: boolean }) {
  const intl = useIntl()
  const { abstentions, base, quorum, majority } = result
  const isFinal = !isOpen
  const items: Fact[] = [
    {
      term: intl.formatMessage({ id: "ballot.abstentions" }),
      value:
        abstentions === undefined
          ? undefined
          : intl.formatMessage({ id: "ballot.abstentions-of" }, { count: abstentions, base }),
    },
    {
      term: intl.formatMessage({ id: "ballot.quorum" }),
      value: quorum && <Met isMet={quorum.isMet} isFinal={isFinal} />,
      note: quorum && intl.formatMessage({ id: "ballot.quorum-of" }, { percent: quorum.percent }),
    },
    {
      term: intl.formatMessage({ id: "ballot.majority" }),
      value: majority && <Met isMet={majority.isMet} isFinal={isFinal} />,
      note:
        majority &&
        intl.formatMessage(
          { id: majority.option === undefined ? "ballot.majority-none" : "ballot.majority-of" },
          { percent: majority.percent, option: majority.option, share: majority.text },
        ),
    },
  ]
  return <Facts items={items} />
}
