import type { components } from "#openapi/generated/schema.d.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { BallotRow } from "./records.ts"
import { ballotRules } from "./rules.ts"
import { voterTotal, votesOf } from "./voters.ts"
import type { World } from "#mock/engine/rules.ts"

type Result = components["schemas"]["BallotResult"]
type Counted = Result["options"][number]

/** Fraction rounded to four decimals; 0 if the whole is 0. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 10_000
}

/** The totals of a ballot: abstentions count towards the turnout, not towards the approval (VOTE-06). */
export function resultOf(ballot: BallotRow, world: World): Result {
  const votes = votesOf(ballot, world)
  const total = voterTotal(ballot, world)
  const options = ballot.options.map((option) => {
    const count = votes.filter(({ option_id }) => option_id === option.id).length
    return { ...option, count, share: share(count, votes.length) }
  })
  const abstention_total = options.reduce((sum, { is_abstention, count }) => sum + (is_abstention ? count : 0), 0)
  const approval_base = votes.length - abstention_total
  const is_final = ballotRules.status(ballot, world) === "ended"
  const { quorum_percent: quorum, majority_percent: majority } = ballot
  return {
    options,
    turnout: { voted: votes.length, total, share: share(votes.length, total) },
    abstention_total,
    approval_base,
    quorum: quorum === null ? null : { percent: quorum, is_met: reaches(votes.length, total, quorum) },
    majority: majority === null ? null : majorityOf(options, approval_base, majority),
    is_final,
    sealed_time: is_final ? toText(ballot.end_time) : null,
  }
}

function reaches(part: number, whole: number, percent: number): boolean {
  return whole > 0 && 100 * part >= percent * whole
}

/** The option with more votes than any other, not counting abstentions. */
function majorityOf(options: readonly Counted[], base: number, percent: number): NonNullable<Result["majority"]> {
  const [first, second] = options.filter(({ is_abstention }) => !is_abstention).sort((a, b) => b.count - a.count)
  const leading = first && first.count > (second?.count ?? 0) ? first : undefined
  return {
    percent,
    option_id: leading?.id ?? null,
    share: share(leading?.count ?? 0, base),
    is_met: leading !== undefined && reaches(leading.count, base, percent),
  }
}
