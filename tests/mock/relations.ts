import type { Kind } from "#mock/engine/store/rows.ts"
import type { BallotStatus } from "#mock/domains/ballot/rules.ts"
import type { MeetingStatus } from "#mock/domains/meeting/rules.ts"
import { progressOf, type AgendaState } from "#mock/domains/meeting/agenda-rules.ts"
import type { TopicState } from "#mock/domains/meeting/topic-rules.ts"
import type { Role, World } from "#mock/engine/rules.ts"
import { day, hour, minute } from "#mock/engine/store/clock.ts"
import type { ExportPackageRow } from "#mock/domains/export-package/records.ts"
import type { ExportStatus } from "#mock/domains/export-package/rules.ts"
import type { TopicCallRow, TopicCodeRuleRow, TopicRow } from "#mock/domains/topic-call/records.ts"
import type { ScheduleRow } from "#mock/domains/schedule/records.ts"
import type { ImportRow } from "#mock/domains/member-invitation/records.ts"
import type { TaskRow } from "#mock/domains/task/records.ts"
import { taskStatuses, type TaskStatus } from "#mock/domains/task/rules.ts"
import type { AgencyRow } from "#mock/domains/agency/records.ts"
import type { MembershipApplicationRow } from "#mock/domains/membership-application/records.ts"
import type { EntityRow } from "#mock/domains/entity/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { GroupRole } from "#mock/domains/workgroup/records.ts"
import type { BallotRow, PassedVoteRow, VoteRow } from "#mock/domains/ballot/records.ts"
import type { MeetingAgendaRow, MeetingRow, MeetingTopicRow } from "#mock/domains/meeting/records.ts"
import { lastPhase } from "#mock/domains/proposal/phases.ts"
import type { ProposalRow } from "#mock/domains/proposal/records.ts"
import type { ProposalState } from "#mock/domains/proposal/rules.ts"
import type { JoinRequestRow } from "#mock/domains/workgroup-join-request/records.ts"
import type { joinRequestRules } from "#mock/domains/workgroup-join-request/rules.ts"
import { newGroup, nobody, now } from "./support.ts"

/** A person with one role and no other; if the role depends on the record (`own`: its creator), the record is created for them. */
export type Relation = { user: MemberRow; own: boolean; role: Role }

const traits: Partial<Record<Role, Partial<MemberRow>>> = {
  alliance_admin: { is_admin: true },
  general_secretary: { is_general_secretary: true },
  notice_admin: { biz_roles: [6] },
  topic_admin: { biz_roles: [7] },
  download_admin: { biz_roles: [8] },
  proposal_admin: { biz_roles: [9] },
  certification_admin: { biz_roles: [10] },
  certificate_admin: { biz_roles: [11] },
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
export function rowOf<K extends Kind>(world: World, kind: K) {
  const row = world.store.rows[kind].all()[0]
  if (!row) throw new Error(`the seed has no ${kind}`)
  return row as NonNullable<ReturnType<World["store"]["rows"][K]["get"]>>
}

/** Start and end of an event in each state, relative to now. */
export const spans: Record<MeetingStatus & BallotStatus, [number, number]> = {
  not_started: [hour, 2 * hour],
  ongoing: [-hour, hour],
  ended: [-2 * hour, -hour],
  cancelled: [hour, 2 * hour],
}

/** A meeting of the unit group in a state, assigned to the person if the role depends on the record. */
export function meetingIn(status: MeetingStatus, { user, role }: Relation, world: World): MeetingRow {
  const [start, end] = spans[status]
  return {
    ...rowOf(world, "meeting"),
    start_time: now + start,
    duration: (end - start) / minute,
    actual_end_time: null,
    // The general secretary has this role in meetings of the whole alliance.
    group_id: role === "general_secretary" ? null : "group-unit",
    organizer_id: role === "organizer" ? user.id : "member-aurora-secretary",
    participants: { member_ids: [role === "participant" ? user.id : "member-aurora-chair"], group_ids: [] },
    is_cancelled: status === "cancelled",
    // Only written minutes can be approved.
    summary: { format: "markdown", text: "Minutes 纪要" },
    approved_by_id: null,
    approved_time: null,
  }
}

/**
 * A ballot of the unit group in a state, assigned to the person if the role depends on the record. Its voters are fixed once it has
 * started; a voter has already voted unless the `action` is voting, and has passed the vote to the chair if it is taking it back.
 */
export function ballotIn(status: BallotStatus, { user, role }: Relation, world: World, action: string): BallotRow {
  const [start, end] = spans[status === "cancelled" ? "ongoing" : status]
  // Cancelled while it ran, so that a voter can have voted.
  const voter_ids = [role === "voter" ? user.id : "member-aurora-secretary", "member-aurora-chair"]
  const ballot = {
    ...rowOf(world, "ballot"),
    id: "ballot-unit",
    start_time: world.now + start,
    end_time: world.now + end,
    voters: { member_ids: voter_ids, group_ids: [] },
    voter_ids: start > 0 ? null : voter_ids,
    // The general secretary has this role in ballots of the whole alliance.
    group_id: role === "general_secretary" ? null : "group-unit",
    meeting_id: null,
    creator_id: role === "creator" ? user.id : "member-aurora-secretary",
    is_cancelled: status === "cancelled",
    proxy_limit: 1,
  }
  if (role === "voter") putVote(ballot, user.id, world, action)
  return ballot
}

function putVote(ballot: BallotRow, id: string, { store, now }: World, action: string): void {
  if (action === "revoke") store.rows.passed_vote.put(passedIn(ballot, id, now))
  else if (action !== "vote" && ballot.start_time <= now) store.rows.vote.put(voteIn(ballot, id, now))
}

/** A person's vote, passed to the chair. */
function passedIn({ id: ballot_id }: BallotRow, voter_id: string, time: number): PassedVoteRow {
  return { id: `${ballot_id}/${voter_id}`, ballot_id, voter_id, holder_id: "member-aurora-chair", time }
}

/** A person's vote in favour. */
export function voteIn({ id: ballot_id }: BallotRow, member_id: string, time: number): VoteRow {
  const id = `${ballot_id}/${member_id}`
  return { id, ballot_id, member_id, option_id: "approve", reason: null, time, receipt_code: "0123456789AB" }
}

const whileMeeting: Partial<Record<TopicState, MeetingStatus>> = {
  late_submitted: "ended",
  late_feedback_received: "ended",
  cancelled: "cancelled",
}

/** A topic in a state, of a meeting in the matching state. */
export function topicIn(state: TopicState, relation: Relation, world: World): MeetingTopicRow {
  const meeting = world.store.rows.meeting.put(meetingIn(whileMeeting[state] ?? "not_started", relation, world))
  const topic = world.store.rows.meeting_topic.all()[0]
  if (!topic) throw new Error("the seed has no topic")
  const creator_id = relation.role === "creator" ? relation.user.id : "member-aurora-secretary"
  const status = state.replace("late_", "") as MeetingTopicRow["status"]
  return { ...topic, meeting_id: meeting.id, creator_id, status }
}

const agendaWhile: Record<AgendaState, MeetingStatus> = {
  waiting: "not_started",
  not_started: "ongoing",
  ongoing: "ongoing",
  ended: "ongoing",
  over: "ended",
}

/** The agenda of a meeting with a topic, in a state. */
export function agendaIn(state: AgendaState, relation: Relation, world: World): MeetingAgendaRow {
  const meeting = world.store.rows.meeting.put(meetingIn(agendaWhile[state], relation, world))
  const topic = world.store.rows.meeting_topic.put({ ...rowOf(world, "meeting_topic"), meeting_id: meeting.id })
  const actual_start_time = meeting.start_time + minute
  const visit = {
    topic_id: topic.id,
    actual_start_time,
    actual_end_time: state === "ended" ? actual_start_time + minute : null,
  }
  const hasBegun = state !== "waiting" && state !== "not_started"
  return { ...progressOf(meeting, world.store), visits: hasBegun ? [visit] : [] }
}

/** An entity without members, in a state. */
export function entityIn(status: "valid" | "invalid", _relation: Relation, world: World): EntityRow {
  return {
    ...rowOf(world, "entity"),
    id: "entity-unit",
    name: "U",
    name_english: "U",
    is_disabled: status === "invalid",
  }
}

/** An agency that no application names, in a state. */
export function agencyIn(status: "valid" | "invalid", _relation: Relation, world: World): AgencyRow {
  return { ...rowOf(world, "agency"), id: "agency-unit", is_disabled: status === "invalid" }
}

type ApplicationState =
  | "none"
  | "materials_review"
  | "qualification_review"
  | "member_information_entry"
  | "reject"
  | "complete"
  | "cancel"
  | "withdraw"

const applicationRows = {
  none: 1,
  materials_review: 1,
  qualification_review: 2,
  member_information_entry: 3,
  complete: 4,
  reject: 5,
  cancel: 6,
  withdraw: 7,
} as const

/** An application in a state, from the seed's row with that state; `none`: an application that is not stored. */
export function applicationIn(
  status: ApplicationState,
  { role, user }: Relation,
  { store }: World,
): MembershipApplicationRow {
  const row = store.rows.membership_application.get(`membership-application-aurora-${applicationRows[status]}`)
  if (!row) throw new Error(`the seed has no application in ${status}`)
  const own = role === "applicant" ? { ...row, id: user.id } : row
  if (status === "none") return role === "applicant" ? own : { ...row, id: "membership-application-unit" }
  return store.rows.membership_application.put(own)
}

/** An import in a state; some of its people can be invited. */
export function importIn(
  status: "open" | "used" | "recipients" | "expired",
  { user, role }: Relation,
  world: World,
): ImportRow {
  const created_time = status === "expired" ? now - day : now
  const invitation_id = status === "used" ? "member-invitation-aurora-1" : null
  const module = status === "recipients" ? ("notice" as const) : ("member_invitation" as const)
  const creator_id = role === "creator" ? user.id : "member-aurora-admin"
  return { ...rowOf(world, "import"), id: "import-unit", module, creator_id, created_time, invitation_id }
}

/** Another member's account in a state. */
export function memberIn(status: "normal" | "disabled", _relation: Relation, { store }: World): MemberRow {
  const row = store.rows.member.get("member-aurora-member")
  if (!row) throw new Error("the seed has no member")
  const is_disabled = status === "disabled"
  return { ...row, is_disabled, disabled_reason: is_disabled ? "Left 已离职" : null }
}

/** A topic call of the unit group in a state, assigned to the person if the role depends on the record. */
export function topicCallIn(status: MeetingStatus, { user, role }: Relation, world: World): TopicCallRow {
  const [start, end] = spans[status]
  return {
    ...rowOf(world, "topic_call"),
    start_time: world.now + start,
    end_time: world.now + end,
    group_id: "group-unit",
    creator_id: role === "creator" ? user.id : "member-aurora-secretary",
    is_cancelled: status === "cancelled",
  }
}

/** A topic of a call in a state; locked means that its call has ended. */
export function callTopicIn(state: "submitted" | "locked" | "withdrawn", relation: Relation, world: World): TopicRow {
  const { user, role } = relation
  const call = topicCallIn(state === "locked" ? "ended" : "ongoing", { ...relation, role: "alliance_member" }, world)
  world.store.rows.topic_call.put(call)
  const creator_id = role === "creator" ? user.id : "member-aurora-secretary"
  return { ...rowOf(world, "topic"), call_id: call.id, creator_id, is_withdrawn: state === "withdrawn" }
}

/** The latest code rule (`valid`), or the one before it. */
export function codeRuleIn(status: "valid" | "invalid", _relation: Relation, world: World): TopicCodeRuleRow {
  const rule = { ...rowOf(world, "topic_code_rule"), id: "topic-code-rule-unit" }
  return { ...rule, created_time: status === "valid" ? now : 0, current_sequence: 0, prefix: "UNIT-" }
}

/** A schedule in a state, to which the person subscribes. */
export function scheduleIn(status: "normal" | "cancel", { user, role }: Relation, world: World): ScheduleRow {
  const schedule = rowOf(world, "schedule")
  const id = `${schedule.id}/${user.id}`
  world.store.rows.schedule_subscription.put({ id, schedule_id: schedule.id, member_id: user.id, minutes: 30 })
  const creator_id = role === "creator" ? user.id : "member-aurora-schedule-admin"
  return { ...schedule, creator_id, is_cancelled: status === "cancel" }
}

/** An export package in a state. */
export function exportPackageIn(status: ExportStatus, { user, role }: Relation, world: World): ExportPackageRow {
  const age = { packing: 0, complete: hour, failed: hour, expired: 2 * day }[status]
  const owner_id = role === "creator" ? user.id : "member-aurora-secretary"
  const row = rowOf(world, "export_package")
  return { ...row, owner_id, created_time: now - age, is_failed: status === "failed" }
}

/** A task of the unit group in a state, without subtasks, assigned to the person if the role depends on the record. */
export function taskIn(status: TaskStatus, { user, role }: Relation, world: World): TaskRow {
  return {
    ...rowOf(world, "task"),
    group_id: "group-unit",
    status: (taskStatuses.indexOf(status) + 1) as TaskRow["status"],
    creator_id: role === "creator" ? user.id : "member-aurora-secretary",
    assignee_id: role === "assignee" ? user.id : "member-aurora-secretary",
    collaborator_ids: role === "collaborator" ? [user.id] : [],
  }
}

export type JoinState = ReturnType<typeof joinRequestRules.status>

/** A request to join the unit group in a state, by the person if the role depends on the record, otherwise by somebody else. */
export function joinRequestIn(status: JoinState, { user, role }: Relation, world: World): JoinRequestRow {
  const { store } = world
  const group = store.rows.workgroup.get("group-unit") ?? newGroup(world)
  const member_id = role === "creator" ? user.id : "member-aurora-lone-member"
  const isOver = status === "disbanded" || status === "lapsed"
  const roles = status === "member" ? { ...group.roles, member: [...group.roles.member, member_id] } : group.roles
  store.rows.workgroup.put({ ...group, roles, status: isOver ? "disband" : "normal" })
  const isStored = !["none", "member", "disbanded"].includes(status)
  const request: JoinRequestRow = {
    ...rowOf(world, "workgroup_join_request"),
    id: "join-request-unit",
    group_id: "group-unit",
    member_id,
    status: isStored && status !== "lapsed" ? (status as JoinRequestRow["status"]) : "pending",
  }
  return isStored ? store.rows.workgroup_join_request.put(request) : request
}

export type ScopeState = "alliance" | "group" | "proposal" | "disbanded"

/** The scope in which a meeting or ballot is created: the unit group in a state, or its proposal, which is stored. */
export function scopeIn(status: ScopeState, _relation: Relation, world: World) {
  const group = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
  world.store.rows.workgroup.put({ ...group, status: status === "disbanded" ? "disband" : "normal" })
  const phase = "group_review" as const
  const row = { ...rowOf(world, "proposal"), group_id: "group-unit", decided: null, deadline: now + day, phase }
  const proposal = status === "proposal" ? world.store.rows.proposal.put(row) : null
  return { group_id: status === "alliance" ? null : "group-unit", proposal }
}

const stopped: readonly ProposalState[] = ["withdrawn", "closed", "ended"]

/** A proposal of the unit group in a state, assigned to the person if the role depends on the record. */
export function proposalIn(status: ProposalState, { user, role }: Relation, world: World): ProposalRow {
  const invited = { member_ids: role === "participant" ? [user.id] : [], group_ids: [] }
  const base = {
    ...rowOf(world, "proposal"),
    group_id: "group-unit",
    submitter_id: role === "submitter" ? user.id : "member-aurora-member",
    phases: [{ ...lastPhase(rowOf(world, "proposal")), invited }],
    deadline: now + day,
    decided: null,
  }
  if (status === "between") return { ...base, phase: null, deadline: null }
  if (status === "system_closed") return { ...base, phase: "group_review", deadline: now }
  if (stopped.includes(status)) return { ...base, phase: "published", decided: status as "closed" }
  return { ...base, phase: status as "archive" }
}

/** The list of the alliance. */
export const inAurora = () => ({ alliance_id: "alliance-aurora" })

/** The list of a group, which may be disbanded. */
export const listIn = (status: "open" | "disbanded", _relation: Relation, world: World) => {
  const group = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
  world.store.rows.workgroup.put({ ...group, status: status === "open" ? "normal" : "disband" })
  return { group_id: "group-unit" }
}
