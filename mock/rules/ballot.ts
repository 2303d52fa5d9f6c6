import { Refusal } from "../handlers/refusal.ts"
import type { MemberRow } from "../store/records.ts"
import type { BallotRow } from "../store/work-records.ts"
import { allianceMember, enterGroup, isSelected } from "./roles.ts"
import { rulesFor, type User, type World } from "./rules.ts"

export const ballotStatuses = ["not_started", "ongoing", "ended", "cancelled"] as const
export type BallotStatus = (typeof ballotStatuses)[number]

/** The option a person voted for, if they voted. */
export function votedOption(user: User, ballot: BallotRow, { store }: World): string | undefined {
  return user ? store.rows.vote.get(`${ballot.id}/${user.id}`)?.option_id : undefined
}

/** Whether this person is on the list of voters. */
export function isVoter(user: MemberRow, ballot: BallotRow, world: World): boolean {
  return isSelected(user, ballot.voters, ballot, world)
}

/** states.md section 4. */
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
  },
  enter: enterGroup,
  read: [{ in: ballotStatuses, by: ["alliance_member"] }],
  actions: {
    vote: [
      {
        in: ["ongoing"],
        by: ["voter"],
        unless: (user, ballot, world) =>
          votedOption(user, ballot, world) === undefined
            ? undefined
            : new Refusal("state_refused", { status: "voted" }),
      },
    ],
  },
})
