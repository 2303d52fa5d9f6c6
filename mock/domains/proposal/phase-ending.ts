import { ballotsEnding } from "#mock/domains/ballot/ending.ts"
import { meetingsEnding } from "#mock/domains/meeting/ending.ts"
import { meetingRules } from "#mock/domains/meeting/rules.ts"
import type { GroupEnding, SystemEnding } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { lastPhase } from "./phases.ts"
import type { ProposalRow } from "./records.ts"

/**
 * What ends with the last phase of these proposals, however it ends (openapi/states/proposal.yaml): ongoing meetings are ended, meetings and
 * ballots that have not started are cancelled. Open ballots continue.
 */
export function endingWithPhases(proposals: readonly ProposalRow[], world: World): GroupEnding[] {
  const phases = new Set(proposals.map((one) => `${one.id} ${lastPhase(one).id}`))
  const isOfPhase = (row: { proposal_id: string | null; phase_id: string | null }) =>
    phases.has(`${row.proposal_id} ${row.phase_id}`)
  const meetings = world.store.rows.meeting.filter(isOfPhase)
  const inState = (state: string) => meetings.filter((row) => meetingRules.status(row, world) === state)
  return [
    meetingsEnding(inState("ongoing"), "ends", world),
    meetingsEnding(inState("not_started"), "cancels", world),
    ballotsEnding(world.store.rows.ballot.filter(isOfPhase), world),
  ]
}

/** Whether a change of a proposal ended the phase that was running. */
export function hasEndedPhase(before: ProposalRow, now: ProposalRow): boolean {
  return before.phase !== null && (now.phase === null || lastPhase(now).id !== lastPhase(before).id || isStopped(now))
}

const isStopped = ({ decided }: ProposalRow) => decided !== null

/** Ends what ends with the last phase of a proposal, each with its own log row; the people concerned are mailed. */
export function endWithPhase(proposal: ProposalRow, by: Pick<SystemEnding, "user" | "source">, world: World): void {
  const ending = { ...by, reason: "phase_ended", cause: proposal.draft_code } as const
  for (const { end } of endingWithPhases([proposal], world)) end(ending)
}
