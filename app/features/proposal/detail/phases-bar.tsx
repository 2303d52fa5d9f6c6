import { FormattedMessage, useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Time } from "#app/ui/time.tsx"
import type { ProposalFrame } from "./detail.server.ts"
import { phaseStateSymbols, phaseStateTexts } from "../proposal.status.ts"

type Phase = ProposalFrame["phases"][number]

/** All phases in order with their states: a row on wide screens, a track on narrow ones, a list for screen readers (PROP-01). */
export function PhasesBar({ phases }: { phases: readonly Phase[] }) {
  const intl = useIntl()
  return (
    <ol className="phases" aria-label={intl.formatMessage({ id: "proposal.phases" })}>
      {phases.map((phase) => (
        <li
          key={phase.key}
          data-s={phaseStateSymbols[phase.state]}
          aria-current={phase.state === "in_progress" ? "step" : undefined}
        >
          <strong>{phase.name}</strong>
          <small>
            <PhaseTime phase={phase} />
          </small>
          <StatusTag symbol={phaseStateSymbols[phase.state]}>
            <FormattedMessage id={phaseStateTexts[phase.state]} />
          </StatusTag>
          {phase.endReason && <small className="lines">{phase.endReason}</small>}
        </li>
      ))}
    </ol>
  )
}

/** Start and end of a phase; for the running phase its deadline. */
function PhaseTime({ phase: { start, end, deadline } }: { phase: Phase }) {
  if (!start) return null
  const until = end ?? deadline
  const begin = <Time moment={start} />
  if (!until) return begin
  return <FormattedMessage id="proposal.phase.span" values={{ start: begin, end: <Time moment={until} /> }} />
}
