import type { components } from "#openapi/generated/schema.d.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { BallotRow } from "./records.ts"
import { ballotRules } from "./rules.ts"
import { entitiesOf } from "./entities.ts"
import { choicesOf, voteId, voteTotal } from "./votes.ts"
import type { World } from "#mock/engine/rules.ts"

type Result = components["schemas"]["BallotResult"]
type Counted = Result["options"][number]

/** Fraction rounded to four decimals; 0 if the whole is 0. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 10_000
}

/** The weight of each vote, and of all votes that can be cast. */
function weightsIn(ballot: BallotRow, world: World) {
  const entities = entitiesOf(ballot, world)
  const byEntity = new Map(entities.map(({ entity_id, weight }) => [voteId(ballot, entity_id), weight]))
  const sumOf = (votes: readonly { id: string }[]) => votes.reduce((sum, { id }) => sum + (byEntity.get(id) ?? 1), 0)
  const total = ballot.counted_by === "person" ? voteTotal(ballot, world) : sum(entities.map(({ weight }) => weight))
  return { sumOf, total }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/**
 * The totals of a ballot: abstentions count towards the turnout, not towards the approval (VOTE-06). Shares, quorum and majority are
 * shares of the weight, which is the number of votes unless the ballot has weights (VOTE-07).
 */
export function resultOf(ballot: BallotRow, world: World): Result {
  const votes = choicesOf(ballot, world)
  const weights = weightsIn(ballot, world)
  const voted_weight = weights.sumOf(votes)
  const total_weight = weights.total
  const options = ballot.options.map((option) => {
    const chosen = votes.filter(({ option_id }) => option_id === option.id)
    const weight = weights.sumOf(chosen)
    return { ...option, count: chosen.length, weight, share: share(weight, voted_weight) }
  })
  const abstention_total = sum(options.map(({ is_abstention, weight }) => (is_abstention ? weight : 0)))
  const approval_base = voted_weight - abstention_total
  const is_final = ballotRules.status(ballot, world) === "ended"
  const { quorum_percent: quorum, majority_percent: majority } = ballot
  return {
    options,
    turnout: {
      voted: votes.length,
      total: voteTotal(ballot, world),
      voted_weight,
      total_weight,
      share: share(voted_weight, total_weight),
    },
    abstention_total,
    approval_base,
    quorum: quorum === null ? null : { percent: quorum, is_met: reaches(voted_weight, total_weight, quorum) },
    majority: majority === null ? null : majorityOf(options, approval_base, majority),
    is_final,
    sealed_time: is_final ? toText(ballot.end_time) : null,
  }
}

function reaches(part: number, whole: number, percent: number): boolean {
  return whole > 0 && 100 * part >= percent * whole
}

/** The option with more votes by weight than any other, not counting abstentions. */
function majorityOf(options: readonly Counted[], base: number, percent: number): NonNullable<Result["majority"]> {
  const [first, second] = options.filter(({ is_abstention }) => !is_abstention).sort((a, b) => b.weight - a.weight)
  const leading = first && first.weight > (second?.weight ?? 0) ? first : undefined
  return {
    percent,
    option_id: leading?.id ?? null,
    share: share(leading?.weight ?? 0, base),
    is_met: leading !== undefined && reaches(leading.weight, base, percent),
  }
}
