import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import type { BallotRow, PassedVoteRow } from "./records.ts"
import { isVoter } from "./voters.ts"

/** The id of a vote that a member has passed on; there is at most one. */
export function passedVoteId({ id }: Pick<BallotRow, "id">, voter_id: string): string {
  return `${id}/${voter_id}`
}

const rowsOf = (ballot: BallotRow, { store }: World) =>
  store.rows.passed_vote.filter(({ ballot_id }) => ballot_id === ballot.id).sort((a, b) => a.time - b.time)

/** The passed votes that the ballot allows, oldest first: both are voters, and the holder has no more than the limit (VOTE-09). */
export function passedVotes(ballot: BallotRow, world: World): PassedVoteRow[] {
  if (ballot.proxy_limit === 0) return []
  const totals = new Map<string, number>()
  return rowsOf(ballot, world).filter(({ voter_id, holder_id }) => {
    if (!canVote(voter_id, ballot, world) || !canVote(holder_id, ballot, world)) return false
    const total = (totals.get(holder_id) ?? 0) + 1
    totals.set(holder_id, total)
    return total <= ballot.proxy_limit
  })
}

/** Whoever is disabled after the start stays on the list of voters. */
function canVote(id: string, ballot: BallotRow, world: World): boolean {
  const member = world.store.rows.member.get(id)
  return member !== undefined && (ballot.voter_ids !== null || !member.is_disabled) && isVoter(member, ballot, world)
}

/** The vote that the user has passed on, if the ballot allows it. */
export function passedVoteOf(
  { id }: Pick<MemberRow, "id">,
  ballot: BallotRow,
  world: World,
): PassedVoteRow | undefined {
  return passedVotes(ballot, world).find(({ voter_id }) => voter_id === id)
}

/** The votes that were passed to the user, oldest first. */
export function votesPassedTo({ id }: Pick<MemberRow, "id">, ballot: BallotRow, world: World): PassedVoteRow[] {
  return passedVotes(ballot, world).filter(({ holder_id }) => holder_id === id)
}

/** Deletes the passed votes that the ballot does not allow, so that a later change cannot make them valid again; returns them. */
export function dropPassedVotes(ballot: BallotRow, world: World): PassedVoteRow[] {
  const allowed = new Set(passedVotes(ballot, world))
  const dropped = rowsOf(ballot, world).filter((row) => !allowed.has(row))
  for (const { id } of dropped) world.store.rows.passed_vote.delete(id)
  return dropped
}
