import type { MemberRow } from "#mock/domains/member/records.ts"
import { writeLog } from "#mock/engine/log.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { entitiesOf, entityOfVoter, representativeIn } from "./entities.ts"
import { dropPassedVotes, passedVotes, votesPassedTo } from "./passed-votes.ts"
import type { BallotRow, PaperRow, PassedVoteRow, VoteRow } from "./records.ts"
import { voterTotal, votersOf } from "./voters.ts"

/** The id of the vote of a member, or of an entity; there is at most one. */
export function voteId({ id }: Pick<BallotRow, "id">, voter_id: string): string {
  return `${id}/${voter_id}`
}

/** The vote of a voter: their own, or in a ballot by entity that of their entity, whoever cast it. */
export function voteFor(user: Pick<MemberRow, "id">, ballot: BallotRow, world: World): VoteRow | undefined {
  const voter_id = ballot.counted_by === "person" ? user.id : entityOfVoter(user, ballot, world)?.entity_id
  return voter_id === undefined ? undefined : world.store.rows.vote.get(voteId(ballot, voter_id))
}

/** The vote of the user, also if the holder of a passed vote has cast it. In a ballot by entity, the vote that the user has cast. */
export function ownVote(user: Pick<MemberRow, "id">, ballot: BallotRow, world: World): VoteRow | undefined {
  const vote = voteFor(user, ballot, world)
  return ballot.counted_by === "person" || vote?.member_id === user.id ? vote : undefined
}

/** Whether the holder of a passed vote has cast it (VOTE-09). */
export function isCast({ voter_id }: PassedVoteRow, ballot: BallotRow, { store }: World): boolean {
  return store.rows.vote.get(voteId(ballot, voter_id)) !== undefined
}

/** The passed votes that the user can still cast. */
export function votesToCastFor(user: Pick<MemberRow, "id">, ballot: BallotRow, world: World): PassedVoteRow[] {
  return votesPassedTo(user, ballot, world).filter((row) => !isCast(row, ballot, world))
}

/** The votes cast so far. */
export function votesOf(ballot: BallotRow, { store }: World): VoteRow[] {
  return store.rows.vote.filter(({ ballot_id }) => ballot_id === ballot.id)
}

/** The choices so far: those of the votes, or in a secret ballot those of the ballot papers, which have no voter. */
export function choicesOf(ballot: BallotRow, world: World): { id: string; option_id: string }[] {
  if (ballot.is_secret) return papersOf(ballot, world)
  return votesOf(ballot, world).flatMap(({ id, option_id }) => (option_id === null ? [] : [{ id, option_id }]))
}

/** The ballot papers of a secret ballot. */
export function papersOf(ballot: BallotRow, { store }: World): PaperRow[] {
  return store.rows.ballot_paper.filter(({ ballot_id }) => ballot_id === ballot.id)
}

/** The number of votes that can be cast: one for each voter or entity. */
export function voteTotal(ballot: BallotRow, world: World): number {
  return ballot.counted_by === "person" ? voterTotal(ballot, world) : entitiesOf(ballot, world).length
}

/** The people who can still vote, for a passed vote its holder: in a ballot by entity, the representative of each entity without a vote, or all of its voters. */
export function nonVoters(ballot: BallotRow, world: World): MemberRow[] {
  const voters = votersOf(ballot, world)
  if (ballot.counted_by === "person") {
    const holders = new Map(passedVotes(ballot, world).map(({ voter_id, holder_id }) => [voter_id, holder_id]))
    const missing = voters.filter((member) => !voteFor(member, ballot, world))
    const casting = new Set(missing.map(({ id }) => holders.get(id) ?? id))
    return voters.filter(({ id }) => casting.has(id))
  }
  const { vote } = world.store.rows
  const waiting = entitiesOf(ballot, world).filter(({ entity_id }) => !vote.get(voteId(ballot, entity_id)))
  const ids = new Set(waiting.flatMap((one) => representativeIn(one, world)?.id ?? one.member_ids))
  return voters.filter(({ id }) => ids.has(id))
}

/**
 * Fixes the list of voters and the passed votes of every ballot that has started (openapi/states/ballot.yaml). Runs before each call, so that no change of a
 * group or an entity can come between the start and the fixed list.
 */
export function startBallots(store: Store): void {
  const now = store.now()
  const world = { store, now }
  const starting = store.rows.ballot.filter(
    ({ voter_ids, is_cancelled, start_time }) => voter_ids === null && !is_cancelled && start_time <= now,
  )
  for (const ballot of starting) {
    const { id: key, alliance_id, group_id, start_time: time } = ballot
    dropPassedVotes(store.rows.ballot.put({ ...ballot, ...fixedVoters(ballot, world) }), world)
    const source = { operation: "system.start", store, ip: null, userAgent: null }
    writeLog(source, { user: null, module: "ballot", alliance_id, group_id, key, time })
  }
}

/** What becomes fixed when a ballot starts: the voters, and in a ballot by entity the entities with their weights. */
export function fixedVoters(ballot: BallotRow, world: World): Pick<BallotRow, "voter_ids" | "entities"> {
  const entities = ballot.counted_by === "entity" ? entitiesOf(ballot, world) : null
  return { voter_ids: votersOf(ballot, world).map(({ id }) => id), entities }
}
