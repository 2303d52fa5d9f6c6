import type { BallotStatus } from "#mock/rules/ballot.ts"
import type { MeetingStatus } from "#mock/rules/meeting.ts"
import type { TopicState } from "#mock/rules/meeting-topic.ts"
import type { Role, World } from "#mock/rules/rules.ts"
import { day, hour, minute } from "#mock/store/clock.ts"
import type { ImportRow } from "#mock/store/invitation-records.ts"
import type { EntityRow, GroupRole, MemberRow } from "#mock/store/records.ts"
import type { BallotRow, MeetingRow, MeetingTopicRow, VoteRow } from "#mock/store/work-records.ts"
import { newGroup, nobody, now } from "./support.ts"

/** A person with one role and no other; `relate` makes the record theirs where the role lies in the record. */
export type Relation = { user: MemberRow; own: boolean; role: Role }

const traits: Partial<Record<Role, Partial<MemberRow>>> = {
  alliance_admin: { is_admin: true },
  general_secretary: { is_general_secretary: true },
  notice_admin: { biz_roles: [6] },
  proposal_admin: { biz_roles: [9] },
  member_admin: { biz_roles: [12] },
  schedule_admin: { biz_roles: [13] },
}
const groupRoles: Partial<Record<Role, GroupRole>> = {
  chair: "chair",
  vice_chair: "vice_chair",
  secretary: "secretary",
  group_member: "member",
}

export function personWith(world: World, role: Role): Relation {
  const user = nobody(world, traits[role] ?? {})
  const inGroup = groupRoles[role]
  const group = newGroup(world)
  if (inGroup) {
    const roles = { ...group.roles, [inGroup]: [...group.roles[inGroup], user.id] }
    world.store.rows.workgroup.put({ ...group, roles })
  }
  return { user, own: role === "creator" || role === "submitter", role }
}

/** The first row of a kind. */
export function rowOf<
  K extends "meeting" | "ballot" | "notice" | "proposal" | "schedule" | "entity" | "import" | "member_invitation",
>(world: World, kind: K) {
  const row = world.store.rows[kind].all()[0]
  if (!row) throw new Error(`the seed has no ${kind}`)
  return row as NonNullable<ReturnType<World["store"]["rows"][K]["get"]>>
}

/** Start and end of what is in a state, around now. */
export const spans: Record<MeetingStatus & BallotStatus, [number, number]> = {
  not_started: [hour, 2 * hour],
  ongoing: [-hour, hour],
  ended: [-2 * hour, -hour],
  cancelled: [hour, 2 * hour],
}

/** A meeting of the unit group in a state, theirs where the role lies in it. */
export function meetingIn(status: MeetingStatus, { user, role }: Relation, world: World): MeetingRow {
  const [start, end] = spans[status]
  return {
    ...rowOf(world, "meeting"),
    start_time: now + start,
    duration: (end - start) / minute,
    actual_end_time: null,
    // The general secretary has a say in meetings of the whole alliance.
    group_id: role === "general_secretary" ? null : "group-unit",
    organizer_id: role === "organizer" ? user.id : "member-aurora-secretary",
    participants: { member_ids: [role === "participant" ? user.id : "member-aurora-chair"], group_ids: [] },
    is_cancelled: status === "cancelled",
  }
}

/** How a vote is refused, too early, too late and by who is not on the list. */
export const voteCodes = {
  vote: { forbidden: "not_a_voter", not_started: "vote_not_started", ended: "vote_closed" },
}

/**
 * A ballot of the unit group in a state, theirs where the role lies in it. Its voters are fixed from the start on; who is
 * one has voted, but for the `action` of voting.
 */
export function ballotIn(status: BallotStatus, { user, role }: Relation, world: World, action: string): BallotRow {
  const [start, end] = spans[status]
  const voter_ids = [role === "voter" ? user.id : "member-aurora-secretary", "member-aurora-chair"]
  const ballot = {
    ...rowOf(world, "ballot"),
    id: "ballot-unit",
    start_time: world.now + start,
    end_time: world.now + end,
    voters: { member_ids: voter_ids, group_ids: [] },
    voter_ids: start > 0 ? null : voter_ids,
    // The general secretary has a say in ballots of the whole alliance.
    group_id: role === "general_secretary" ? null : "group-unit",
    meeting_id: null,
    creator_id: role === "creator" ? user.id : "member-aurora-secretary",
    is_cancelled: status === "cancelled",
  }
  if (role === "voter" && action !== "vote" && start <= 0) world.store.rows.vote.put(voteIn(ballot, user.id, world.now))
  return ballot
}

/** The vote of somebody in favour. */
export function voteIn({ id: ballot_id }: BallotRow, member_id: string, time: number): VoteRow {
  const id = `${ballot_id}/${member_id}`
  return { id, ballot_id, member_id, option_id: "approve", reason: null, time, receipt_code: "0123456789AB" }
}

const whileMeeting: Partial<Record<TopicState, MeetingStatus>> = {
  late_submitted: "ended",
  late_feedback_received: "ended",
  cancelled: "cancelled",
}

/** A topic in a state, of a meeting that is as the state says. */
export function topicIn(state: TopicState, relation: Relation, world: World): MeetingTopicRow {
  const meeting = world.store.rows.meeting.put(meetingIn(whileMeeting[state] ?? "not_started", relation, world))
  const topic = world.store.rows.meeting_topic.all()[0]
  if (!topic) throw new Error("the seed has no topic")
  const creator_id = relation.role === "creator" ? relation.user.id : "member-aurora-secretary"
  const status = state.replace("late_", "") as MeetingTopicRow["status"]
  return { ...topic, meeting_id: meeting.id, creator_id, status }
}

/** An entity that nobody belongs to, in a state. */
export function entityIn(status: "valid" | "invalid", _relation: Relation, world: World): EntityRow {
  return {
    ...rowOf(world, "entity"),
    id: "entity-unit",
    name: "U",
    name_english: "U",
    is_disabled: status === "invalid",
  }
}

/** A list of people in a state, some of whom can be invited. */
export function importIn(status: "open" | "used" | "expired", _relation: Relation, world: World): ImportRow {
  const created_time = status === "expired" ? now - day : now
  const invitation_id = status === "used" ? "member-invitation-aurora-1" : null
  return { ...rowOf(world, "import"), id: "import-unit", created_time, invitation_id }
}

/** Somebody else's account in a state. */
export function memberIn(status: "normal" | "disabled", _relation: Relation, { store }: World): MemberRow {
  const row = store.rows.member.get("member-aurora-member")
  if (!row) throw new Error("the seed has no member")
  const is_disabled = status === "disabled"
  return { ...row, is_disabled, disabled_reason: is_disabled ? "Left 已离职" : null }
}
