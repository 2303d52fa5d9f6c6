import { Refusal } from "#mock/engine/refusal.ts"
import { day, toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { BallotRow } from "./records.ts"
import { mailBallot } from "./mail.ts"
import { hasVoter, isVoter, voteOf } from "./voters.ts"
import { remindedWithin } from "#mock/engine/reminder.ts"
import { allianceAdmin, allianceMember, isProposalReviewer } from "#mock/domains/member/roles.ts"
import { enterGroup, groupRole, inDisbanded } from "#mock/domains/workgroup/group-roles.ts"
import { rulesFor, type User, type World } from "#mock/engine/rules.ts"

export const ballotStatuses = ["not_started", "ongoing", "ended", "cancelled"] as const
export type BallotStatus = (typeof ballotStatuses)[number]

/** A proposal administrator can create ballots about a proposal in every group, and leads them from outside the group. */
function isOwnOfReviewer(user: User, { proposal_id, creator_id }: BallotRow): boolean {
  return user !== null && proposal_id !== null && creator_id === user.id && isProposalReviewer(user)
}

/** Minimum time between two reminders (VOTE-04). */
export const reminderPause = day
const remindedLately = remindedWithin(reminderPause)

function hasVoted(user: User, ballot: BallotRow, world: World): Refusal | undefined {
  const vote = user ? voteOf(user, ballot, world) : undefined
  return vote && new Refusal("already_voted", { time: toText(vote.time) })
}

/** While the ballot is open, a voter sees the totals only after voting. */
function hasNotVoted(user: User, ballot: BallotRow, world: World): Refusal | undefined {
  return hasVoted(user, ballot, world) ? undefined : new Refusal("forbidden", { roles: [...leaders] })
}

/** Distinguishes too early, too late and not on the list of voters (VOTE-03). */
function whyNoVote(refusal: Refusal, ballot: BallotRow, world: World): Refusal {
  if (refusal.code === "forbidden") return new Refusal("not_a_voter")
  if (refusal.code !== "state_refused" || ballot.is_cancelled) return refusal
  return world.now < ballot.start_time
    ? new Refusal("vote_not_started", { start_time: toText(ballot.start_time) })
    : new Refusal("vote_closed", { end_time: toText(ballot.end_time) })
}

function startOrEndChanged(now: BallotRow, before: BallotRow): boolean {
  return now.start_time !== before.start_time || now.end_time !== before.end_time || now.timezone !== before.timezone
}

const officers = ["chair", "vice_chair", "secretary"] as const
const leaders = ["creator", ...officers, "alliance_admin"] as const
const begun = ["ongoing", "ended", "cancelled"] as const

/** Implements openapi/states/ballot.yaml. Voters from outside a restricted group may open this ballot, but nothing else of the group. */
export const ballotRules = rulesFor<BallotRow>()({
  statuses: ballotStatuses,
  status(ballot: BallotRow, { now }: World): BallotStatus {
    if (ballot.is_cancelled) return "cancelled"
    if (now < ballot.start_time) return "not_started"
    return now < ballot.end_time ? "ongoing" : "ended"
  },
  roles: {
    alliance_member: allianceMember,
    voter: isVoter,
    creator: (user: MemberRow, ballot) => ballot.creator_id === user.id,
    chair: groupRole("chair"),
    vice_chair: groupRole("vice_chair"),
    secretary: groupRole("secretary"),
    general_secretary: (user, ballot) => user.is_general_secretary && ballot.group_id === null,
    alliance_admin: allianceAdmin,
  },
  enter: (user, ballot, world) =>
    hasVoter(ballot, user, world) || isOwnOfReviewer(user, ballot) ? undefined : enterGroup(user, ballot, world),
  read: [{ in: ballotStatuses, by: ["alliance_member"] }],
  actions: {
    update: [
      { in: ["not_started"], by: leaders, unless: inDisbanded, then: [mailBallot("update", startOrEndChanged)] },
    ],
    cancel: [
      {
        in: ["not_started", "ongoing"],
        by: leaders,
        unless: inDisbanded,
        to: "cancelled",
        then: [mailBallot("cancel")],
      },
    ],
    extend: [{ in: ["ongoing"], by: leaders, unless: inDisbanded, then: [mailBallot("extend")] }],
    vote: [{ in: ["ongoing"], by: ["voter"], unless: hasVoted }],
    remind: [
      {
        in: ["ongoing"],
        by: leaders,
        unless: (...asked) => inDisbanded(...asked) ?? remindedLately(...asked),
        then: [mailBallot("remind")],
      },
    ],
    "result.get": [
      { in: begun, by: leaders },
      { in: ["ongoing"], by: ["voter"], unless: hasNotVoted },
      { in: ["ended"], by: ["alliance_member"] },
    ],
    "record.list": [
      { in: begun, by: leaders },
      { in: ["ended"], by: ["alliance_member"] },
    ],
    // A ballot is never reopened; a new ballot refers to it instead.
    "ballot.create": [
      { in: ["ended", "cancelled"], by: [...officers, "general_secretary", "alliance_admin"], unless: inDisbanded },
    ],
    export: [{ in: ballotStatuses, by: ["alliance_member"] }],
  },
  refusals: { vote: whyNoVote },
})
