import type { MemberRow } from "#mock/domains/member/records.ts"
import type { BallotRow } from "./records.ts"
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

/** In a ballot by entity, people without an entity have nobody to vote for. */
const canBeCounted = ({ entity_id }: MemberRow, { counted_by }: BallotRow) =>
  counted_by === "person" || entity_id !== null

/** Whether the user is on the list of voters: the current one, or the one fixed when the ballot started. */
export function isVoter(user: MemberRow, ballot: BallotRow, world: World): boolean {
  if (ballot.voter_ids) return isListed(ballot.voter_ids, user.id)
  return canBeCounted(user, ballot) && isSelected(user, ballot.voters, ballot, world)
}

/** Whether the ballot names the user as a voter, whether or not the user belongs to its group. */
export function hasVoter(ballot: BallotRow, user: User, world: World): boolean {
  if (!user) return false
  return ballot.voter_ids ? isListed(ballot.voter_ids, user.id) : isNamed(user, ballot.voters, world)
}

/** The list of voters. People whose account is disabled after the start stay on it (openapi/states/member.yaml). */
export function votersOf(ballot: BallotRow, world: World): MemberRow[] {
  const { member } = world.store.rows
  return (
    ballot.voter_ids?.flatMap((id) => member.get(id) ?? []) ??
    selectedFor(ballot, world).filter((one) => canBeCounted(one, ballot))
  )
}

/** Everyone whom the selection of the ballot includes now, also people whom it does not count. */
export function selectedFor(ballot: BallotRow, world: World): MemberRow[] {
  return participantsOf(selecting(ballot), world)
}

/** The number of voters. */
export function voterTotal(ballot: BallotRow, world: World): number {
  if (ballot.voter_ids) return ballot.voter_ids.length
  return ballot.counted_by === "person" ? participantTotal(selecting(ballot), world) : votersOf(ballot, world).length
}
