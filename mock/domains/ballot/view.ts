import type { components } from "#openapi/generated/schema.d.ts"
import { ballotRules, reminderPause } from "./rules.ts"
import { recipientsOf } from "./mail.ts"
import { entityOfVoter, representativeIn } from "./entities.ts"
import { isVoter, selectedFor, votersOf, voterTotal } from "./voters.ts"
import { passedVoteOf, votesPassedTo } from "./passed-votes.ts"
import { isCast, ownVote, voteFor, voteTotal, votesOf } from "./votes.ts"
import { meetingRefOf, topicRefOf } from "#mock/domains/meeting/record-ref.ts"
import { isEveryone } from "#mock/domains/member/participants.ts"
import { reminderOf } from "#mock/engine/reminder.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { BallotRow, CountedEntity, PaperRow, VoteRow } from "./records.ts"
import { phaseRefOf, proposalRefOf } from "#mock/domains/proposal/record-ref.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import { memberRef, memberRefOf } from "#mock/domains/member/ref.ts"
import { entityRefOf, levelRefOf } from "#mock/domains/entity/ref.ts"

type Schemas = components["schemas"]

/** A ballot as a row of a list. */
export function ballotRow(ballot: BallotRow, user: MemberRow, world: World): Schemas["BallotRow"] {
  const { id, version, number, group_number, subject, timezone, duration, cancel_reason, system_reason } = ballot
  const vote = ownVote(user, ballot, world)
  const meeting = meetingRefOf(ballot.meeting_id, user, world)
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
    counted_by: ballot.counted_by,
    is_secret: ballot.is_secret,
    voters: { is_everyone: isEveryone(ballot.voters), total: voterTotal(ballot, world) },
    group: groupRefOf(world.store, ballot.group_id),
    proposal: proposalRefOf(ballot, user, world),
    phase: phaseRefOf(ballot, user, world),
    meeting,
    meeting_topic: meeting && topicRefOf(ballot.meeting_topic_id, world),
    previous_ballot: previousOf(ballot, user, world),
    quorum_percent: ballot.quorum_percent,
    majority_percent: ballot.majority_percent,
    creator: memberRefOf(world.store, ballot.creator_id),
    status: ballotRules.status(ballot, world),
    cancel_reason,
    system_reason,
    is_voter: isVoter(user, ballot, world),
    my_entity: ownEntity(user, ballot, world),
    my_vote: vote ? voteRecord(vote, ballot, { user, world }) : null,
    turnout: { voted: votesOf(ballot, world).length, total: voteTotal(ballot, world) },
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
    proxy_limit: ballot.proxy_limit,
    my_proxy: ownProxy(user, ballot, world),
    held_votes: votesPassedTo(user, ballot, world).map((passed) => ({
      voter: memberRefOf(world.store, passed.voter_id),
      time: toText(passed.time),
      is_cast: isCast(passed, ballot, world),
    })),
    options: [...ballot.options],
    extensions: ballot.extensions.map(({ old_end_time, new_end_time, timezone, user_id, time }) => ({
      old_end_time: toText(old_end_time),
      new_end_time: toText(new_end_time),
      timezone,
      user: memberRefOf(store, user_id),
      time: toText(time),
    })),
    weights: ballot.weights.flatMap(({ level_id, weight }) => {
      const level = levelRefOf(store, level_id)
      return level ? [{ level, weight }] : []
    }),
    warnings: ballotRules.sees(user, "warnings", ballot, world) ? warningsOf(ballot, world) : [],
  }
}

/** To whom the user has passed the vote (VOTE-09). */
function ownProxy(user: MemberRow, ballot: BallotRow, world: World): Schemas["BallotOwnProxy"] | null {
  const passed = passedVoteOf(user, ballot, world)
  if (!passed) return null
  const holder = memberRefOf(world.store, passed.holder_id)
  return { holder, time: toText(passed.time), is_cast: isCast(passed, ballot, world) }
}

/** The entity for which the user is a voter, as they see it. */
function ownEntity(user: MemberRow, ballot: BallotRow, world: World): Schemas["BallotOwnEntity"] | null {
  const counted = entityOfVoter(user, ballot, world)
  const entity = counted && entityRefOf(world.store, counted.entity_id)
  if (!entity) return null
  const vote = voteFor(user, ballot, world)
  return {
    entity,
    weight: counted.weight,
    representative: representativeRef(counted, world),
    vote: vote ? { user: memberRefOf(world.store, vote.member_id), time: toText(vote.time) } : null,
  }
}

function representativeRef(counted: CountedEntity, world: World): Schemas["MemberRef"] | null {
  const representative = representativeIn(counted, world)
  return representative ? memberRef(world.store, representative) : null
}

/** An entity that the ballot counts, with its voters. */
export function countedEntity(counted: CountedEntity, { store, now }: World): Schemas["BallotEntity"] {
  const { entity_id, weight, member_ids } = counted
  const entity = entityRefOf(store, entity_id)
  if (!entity) throw new Error(`a ballot counts the entity ${entity_id}, which is not there`)
  const voters = member_ids.map((id) => memberRefOf(store, id))
  return { id: entity_id, entity, weight, representative: representativeRef(counted, { store, now }), voters }
}

/** A vote as its voter sees it. */
export function voteRecord(
  { member_id, option_id, reason, time, receipt_code }: VoteRow,
  ballot: BallotRow,
  { user, world }: { user: MemberRow; world: World },
): Schemas["BallotVote"] {
  const cast_by = member_id === user.id ? null : memberRefOf(world.store, member_id)
  const option = option_id === null ? null : optionOf(option_id, ballot)
  return { cast_by, option, reason, time: toText(time), receipt_code }
}

/** A choice with its receipt code, in the answer to the voter and on a ballot paper. */
export function choiceOf({ option_id, receipt_code }: Pick<PaperRow, "option_id" | "receipt_code">, ballot: BallotRow) {
  return { receipt_code, option: optionOf(option_id, ballot) }
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
  if (ballot.counted_by === "entity")
    return selectedFor(ballot, world).some(({ entity_id }) => entity_id === null) ? ["voters_without_entity"] : []
  const entities = votersOf(ballot, world).flatMap(({ entity_id }) => entity_id ?? [])
  return new Set(entities).size < entities.length ? ["same_organization_voters"] : []
}
