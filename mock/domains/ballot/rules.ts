import { day, toText } from "#mock/engine/store/clock.ts"
import type { BallotRow } from "./records.ts"
import { mailBallot } from "./mail.ts"
import { entityOfVoter, representativeIn } from "./entities.ts"
import { hasVoter, isVoter } from "./voters.ts"
import { mailPassed } from "./passed-vote-mail.ts"
import { dropPassedVotes, passedVoteOf, votesPassedTo } from "./passed-votes.ts"
import { isCast, ownVote, voteFor, votesToCastFor } from "./votes.ts"
import { memberRef, memberRefOf } from "#mock/domains/member/ref.ts"
import { remindedWithin } from "#mock/engine/reminder.ts"
import { isProposalReviewer, tableRules } from "#mock/domains/member/roles.ts"
import { enterGroup, inDisbanded, officerRoles } from "#mock/domains/workgroup/group-roles.ts"
import type { EffectOfAction, StateOf, User, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

export type BallotStatus = StateOf<typeof tables.ballot>

/** A proposal administrator can create ballots about a proposal in every group, and leads them from outside the group. */
function isOwnOfReviewer(user: User, { proposal_id, creator_id }: BallotRow): boolean {
  return user !== null && proposal_id !== null && creator_id === user.id && isProposalReviewer(user)
}

/** Minimum time between two reminders (VOTE-04). */
export const reminderPause = day
const remindedLately = remindedWithin(reminderPause)

/** When the user voted, if they hold no vote of somebody else that is not cast (VOTE-03, VOTE-09). */
function votedBefore(user: User, ballot: BallotRow, world: World): { time: string } | undefined {
  const vote = user ? ownVote(user, ballot, world) : undefined
  if (!user || !vote || votesToCastFor(user, ballot, world).length > 0) return undefined
  return { time: toText(vote.time) }
}

/** To whom the user has passed the vote (VOTE-09). */
function passedBefore(user: User, ballot: BallotRow, world: World) {
  const passed = user ? passedVoteOf(user, ballot, world) : undefined
  return passed && { holder: memberRefOf(world.store, passed.holder_id) }
}

/** When the holder cast the vote that the user had passed on. */
function passedVoteCast(user: User, ballot: BallotRow, world: World): { time: string } | undefined {
  const passed = user ? passedVoteOf(user, ballot, world) : undefined
  const vote = user && passed && isCast(passed, ballot, world) ? voteFor(user, ballot, world) : undefined
  return vote && { time: toText(vote.time) }
}

/** Who else has voted for the user's entity, and when (VOTE-07). */
function votedForEntity(user: User, ballot: BallotRow, world: World) {
  const vote = user && ballot.counted_by === "entity" ? voteFor(user, ballot, world) : undefined
  if (!vote || vote.member_id === user?.id) return undefined
  return { time: toText(vote.time), cast_by: memberRefOf(world.store, vote.member_id) }
}

/** Who else represents the user's entity among the voters (VOTE-07). */
function otherRepresentative(user: User, ballot: BallotRow, world: World) {
  const entity = user ? entityOfVoter(user, ballot, world) : undefined
  const representative = entity && representativeIn(entity, world)
  if (!representative || representative.id === user?.id) return undefined
  return { representative: memberRef(world.store, representative) }
}

function startOrEndChanged(now: BallotRow, before: BallotRow): boolean {
  return now.start_time !== before.start_time || now.end_time !== before.end_time || now.timezone !== before.timezone
}

/** Mails the voters if start or end changed. */
const mailIfMoved: EffectOfAction<BallotRow, "update"> = (done) => {
  if (startOrEndChanged(done.record, done.before)) mailBallot(done)
}

/** Drops the passed votes that the changed ballot does not allow, and mails both voters of each (VOTE-09). */
const mailIfUnpassed: EffectOfAction<BallotRow, "update"> = ({ record, world, source }) => {
  for (const row of dropPassedVotes(record, world)) mailPassed("unpassed", row, { ballot: record, world, source })
}

/** The code behind openapi/states/ballot.yaml. Voters from outside a restricted group may open this ballot, but nothing else of the group. */
export const ballotRules = tableRules<BallotRow>()(tables.ballot, {
  status(ballot, { now }) {
    if (ballot.is_cancelled) return "cancelled"
    if (now < ballot.start_time) return "not_started"
    return now < ballot.end_time ? "ongoing" : "ended"
  },
  roles: {
    ...officerRoles,
    voter: isVoter,
    creator: (user, ballot) => ballot.creator_id === user.id,
    general_secretary: (user, ballot) => user.is_general_secretary && ballot.group_id === null,
  },
  enter: (user, ballot, world) =>
    hasVoter(ballot, user, world) || isOwnOfReviewer(user, ballot) ? undefined : enterGroup(user, ballot, world),
  conditions: {
    group_disbanded: inDisbanded,
    reminded_lately: remindedLately,
    already_voted: votedBefore,
    entity_voted: votedForEntity,
    not_representative: otherRepresentative,
    vote_passed: passedBefore,
    no_proxies: (_user, { proxy_limit }) => proxy_limit === 0,
    holds_votes: (user, ballot, world) => user !== null && votesPassedTo(user, ballot, world).length > 0,
    vote_not_passed: (user, ballot, world) => !passedBefore(user, ballot, world),
    vote_cast: passedVoteCast,
    secret: (_user, ballot) => ballot.is_secret,
    // While the ballot is open, a voter sees the totals only after voting.
    has_not_voted: (user, ballot, world) => !user || !voteFor(user, ballot, world),
  },
  effects: { mail: mailBallot, mail_if_moved: mailIfMoved, mail_if_unpassed: mailIfUnpassed },
  details: {
    vote_not_started: ({ start_time }) => ({ start_time: toText(start_time) }),
    vote_closed: ({ end_time }) => ({ end_time: toText(end_time) }),
  },
})
