import type { components } from "#openapi/generated/schema.d.ts"
import { ballotRules, reminderPause } from "./rules.ts"
import { recipientsOf } from "./mail.ts"
import { isVoter, voteOf, votersOf, voterTotal, votesOf } from "./voters.ts"
import { meetingRefOf } from "#mock/domains/meeting/record-ref.ts"
import { isEveryone } from "#mock/domains/member/participants.ts"
import { reminderOf } from "#mock/engine/reminder.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { BallotRow, VoteRow } from "./records.ts"
import { phaseRefOf, proposalRefOf } from "#mock/domains/proposal/record-ref.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"

type Schemas = components["schemas"]

/** A ballot as a row of a list. */
export function ballotRow(ballot: BallotRow, user: MemberRow, world: World): Schemas["BallotRow"] {
  const { id, version, number, group_number, subject, timezone, duration, cancel_reason, system_reason } = ballot
  const vote = voteOf(user, ballot, world)
  const total = voterTotal(ballot, world)
  return {
    id,
    version,
    actions: ballotRules.actions(user, ballot, world),
    number,
    group_number,
    subject,
    start_time: toText(ballot.start_time),
    end_time: toText(ballot.end_time),
    timezone,
    duration,
    voters: { is_everyone: isEveryone(ballot.voters), total },
    group: groupRefOf(world.store, ballot.group_id),
    proposal: proposalRefOf(ballot, user, world),
    phase: phaseRefOf(ballot, user, world),
    meeting: meetingRefOf(ballot.meeting_id, user, world),
    previous_ballot: previousOf(ballot, user, world),
    quorum_percent: ballot.quorum_percent,
    majority_percent: ballot.majority_percent,
    creator: memberRefOf(world.store, ballot.creator_id),
    status: ballotRules.status(ballot, world),
    cancel_reason,
    system_reason,
    is_voter: isVoter(user, ballot, world),
    my_vote: vote ? voteRecord(vote, ballot) : null,
    turnout: { voted: votesOf(ballot, world).length, total },
    reminder: ballotReminder(ballot, world),
    created_time: toText(ballot.created_time),
  }
}

/** A ballot with all details except the votes. */
export function ballotRecord(ballot: BallotRow, user: MemberRow, world: World): Schemas["Ballot"] {
  const { store } = world
  const row = ballotRow(ballot, user, world)
  const { member_ids, group_ids } = ballot.voters
  return {
    ...row,
    voters: {
      ...row.voters,
      members: member_ids.map((id) => memberRefOf(store, id)),
      groups: group_ids.flatMap((id) => groupRefOf(store, id) ?? []),
    },
    description: ballot.description,
    documentation: fileRefs(store, ballot.documentation_ids),
    options: [...ballot.options],
    extensions: ballot.extensions.map(({ old_end_time, new_end_time, timezone, user_id, time }) => ({
      old_end_time: toText(old_end_time),
      new_end_time: toText(new_end_time),
      timezone,
      user: memberRefOf(store, user_id),
      time: toText(time),
    })),
    warnings: row.actions.includes("update") ? warningsOf(ballot, world) : [],
  }
}

/** A vote as its voter sees it. */
export function voteRecord({ option_id, reason, time, receipt_code }: VoteRow, ballot: BallotRow) {
  return { option: optionOf(option_id, ballot), reason, time: toText(time), receipt_code }
}

/** The reminder of a ballot; it goes to voters who have not voted and who want reminders. */
export function ballotReminder(ballot: BallotRow, world: World): Schemas["Reminder"] {
  return reminderOf(ballot, reminderPause, recipientsOf("remind", ballot, world).length, world)
}

/** Finds an option; throws if it does not exist. Options cannot change once voting starts. */
export function optionOf(id: string, ballot: BallotRow): Schemas["BallotOptionRef"] {
  const option = ballot.options.find((one) => one.id === id)
  if (!option) throw new Error(`a vote names the option ${id}, which ${ballot.id} does not have`)
  return { id, text: option.text }
}

/** Reference to a ballot as the contract defines it. */
export function ballotRef(ballot: BallotRow, world: World): Schemas["BallotRef"] {
  const { id, number, group_number, subject } = ballot
  return { id, number, group_number, subject, status: ballotRules.status(ballot, world) }
}

function previousOf({ previous_ballot_id }: BallotRow, user: MemberRow, world: World): Schemas["BallotRef"] | null {
  const previous = previous_ballot_id === null ? undefined : world.store.rows.ballot.get(previous_ballot_id)
  return previous && !ballotRules.read(user, previous, world) ? ballotRef(previous, world) : null
}

function warningsOf(ballot: BallotRow, world: World): Schemas["BallotWarning"][] {
  const entities = votersOf(ballot, world).flatMap(({ entity_id }) => entity_id ?? [])
  return new Set(entities).size < entities.length ? ["same_organization_voters"] : []
}
