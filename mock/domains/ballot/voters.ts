import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { BallotRow, VoteRow } from "./records.ts"
import { writeLog } from "#mock/engine/log.ts"
import { participantsOf, participantTotal } from "#mock/domains/member/participants.ts"
import { isNamed, isSelected } from "#mock/domains/member/participants.ts"
import type { User, World } from "#mock/engine/rules.ts"

const selecting = ({ alliance_id, group_id, voters }: BallotRow) => ({ alliance_id, group_id, participants: voters })

/** Caches long lists as sets, because they are searched once for each person. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

function isListed(ids: readonly string[], id: string): boolean {
  const known = sets.get(ids) ?? new Set(ids)
  sets.set(ids, known)
  return known.has(id)
}

/** Whether the user is on the list of voters: the current one, or the one fixed when the ballot started. */
export function isVoter(user: MemberRow, ballot: BallotRow, world: World): boolean {
  if (ballot.voter_ids) return isListed(ballot.voter_ids, user.id)
  return isSelected(user, ballot.voters, ballot, world)
}

/** Whether the ballot names the user as a voter, whether or not the user belongs to its group. */
export function hasVoter(ballot: BallotRow, user: User, world: World): boolean {
  if (!user) return false
  return ballot.voter_ids ? isListed(ballot.voter_ids, user.id) : isNamed(user, ballot.voters, world)
}

/** The list of voters. People whose account is disabled after the start stay on it (openapi/states/member.yaml). */
export function votersOf(ballot: BallotRow, world: World): MemberRow[] {
  const { member } = world.store.rows
  return ballot.voter_ids?.flatMap((id) => member.get(id) ?? []) ?? participantsOf(selecting(ballot), world)
}

/** The number of voters. */
export function voterTotal(ballot: BallotRow, world: World): number {
  return ballot.voter_ids?.length ?? participantTotal(selecting(ballot), world)
}

/** The vote of a member; there is at most one. */
export function voteOf({ id }: MemberRow, ballot: BallotRow, { store }: World): VoteRow | undefined {
  return store.rows.vote.get(voteId(ballot, id))
}

export function voteId(ballot: BallotRow, member_id: string): string {
  return `${ballot.id}/${member_id}`
}

/** The votes cast so far. */
export function votesOf(ballot: BallotRow, { store }: World): VoteRow[] {
  return store.rows.vote.filter(({ ballot_id }) => ballot_id === ballot.id)
}

/** Voters who have not voted. */
export function nonVoters(ballot: BallotRow, world: World): MemberRow[] {
  return votersOf(ballot, world).filter((member) => !voteOf(member, ballot, world))
}

/**
 * Fixes the list of voters of every ballot that has started (openapi/states/ballot.yaml). Runs before each call, so that no change of a
 * group can come between the start and the fixed list.
 */
export function startBallots(store: Store): void {
  const now = store.now()
  const world = { store, now }
  const starting = store.rows.ballot.filter(
    ({ voter_ids, is_cancelled, start_time }) => voter_ids === null && !is_cancelled && start_time <= now,
  )
  for (const ballot of starting) {
    const { id: key, alliance_id, group_id, start_time: time } = ballot
    const voter_ids = votersOf(ballot, world).map(({ id }) => id)
    store.rows.ballot.put({ ...ballot, voter_ids })
    const source = { operation: "system.start", store, ip: null, userAgent: null }
    writeLog(source, { user: null, module: "ballot", alliance_id, group_id, key, time })
  }
}
