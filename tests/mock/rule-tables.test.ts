import { describe, expect, test } from "vitest"
import { ballotListRules } from "#mock/rules/ballot-list.ts"
import { ballotRules, type BallotStatus } from "#mock/rules/ballot.ts"
import { entityListRules, entityRules, memberLevelListRules, memberLevelRules } from "#mock/rules/entity.ts"
import { loginRequestRules } from "#mock/rules/login-request.ts"
import { importRules } from "#mock/rules/import.ts"
import { memberInvitationRules } from "#mock/rules/member-invitation.ts"
import { memberListRules, memberRules } from "#mock/rules/member.ts"
import { meetingRules, type MeetingStatus } from "#mock/rules/meeting.ts"
import { noticeRules, type NoticeState } from "#mock/rules/notice.ts"
import { proposalRules, type ProposalState } from "#mock/rules/proposal.ts"
import type { Role, RuleTable, World } from "#mock/rules/rules.ts"
import { workgroupRoleRules } from "#mock/rules/workgroup-role.ts"
import { workgroupRules } from "#mock/rules/workgroup.ts"
import { noticeListRules, proposalListRules, readOnlyListRules, workgroupListRules } from "#mock/rules/list.ts"
import { meetingListRules } from "#mock/rules/meeting-list.ts"
import { meetingTopicRules } from "#mock/rules/meeting-topic.ts"
import { operationLogRules } from "#mock/rules/operation-log.ts"
import { scheduleListRules, scheduleRules } from "#mock/rules/schedule.ts"
import { day, hour, minute } from "#mock/store/clock.ts"
import type { LoginRequestRow } from "#mock/store/records.ts"
import { portion } from "#tests/support/extent.ts"
import { cells, type OwnCodes } from "./cells.ts"
import {
  ballotIn,
  entityIn,
  importIn,
  meetingIn,
  memberIn,
  personWith,
  rowOf,
  topicIn,
  voteCodes,
  voteIn,
  type Relation,
} from "./relations.ts"
import { newGroup, newWorld, nobody, now } from "./support.ts"

/** Holds every cell of a table against what the mock answers for a real record in that state. */
function checkCells<R, S extends string, A extends string, Ro extends Role>(
  name: string,
  table: RuleTable<R, S, A, Ro>,
  make: (status: S, relation: Relation, world: World, action: string) => R,
  own: OwnCodes = {},
): void {
  describe(name, () => {
    const all = cells(table.definition, own)
    test("has cells", () => expect(all.length).toBeGreaterThan(0))
    test.each(
      portion(all, 30).map((cell) => [`${cell.role} ${cell.action} ${cell.status}: ${cell.expected}`, cell] as const),
    )("%s", (_title, { status, action, role, expected, code }) => {
      const world = newWorld()
      const relation = personWith(world, role)
      const record = make(status, relation, world, action)
      expect(table.status(record, world)).toBe(status)
      const refusal =
        action === "read" ? table.read(relation.user, record, world) : table.can(relation.user, action, record, world)
      expect(refusal?.code ?? "allowed").toBe(code)
      if (action !== "read")
        expect(table.actions(relation.user, record, world).includes(action)).toBe(expected === "allowed")
    })
  })
}

checkCells("meeting", meetingRules, meetingIn)

checkCells("meeting topic", meetingTopicRules, topicIn)

function scopeIn(status: "alliance" | "group" | "proposal" | "disbanded", _relation: Relation, world: World) {
  const group = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
  world.store.rows.workgroup.put({ ...group, status: status === "disbanded" ? "disband" : "normal" })
  const proposal = { ...rowOf(world, "proposal"), group_id: "group-unit", decided: null, deadline: now + day }
  const inReview = { ...proposal, phase: "group_review" as const }
  return { group_id: status === "alliance" ? null : "group-unit", proposal: status === "proposal" ? inReview : null }
}

checkCells("list of meetings", meetingListRules, scopeIn)
checkCells("list of ballots", ballotListRules, scopeIn)

checkCells("operation log", operationLogRules, (status) => ({ group_id: status === "group" ? "group-unit" : null }))

checkCells("ballot", ballotRules, ballotIn, voteCodes)

checkCells("schedule", scheduleRules, (status, { user, own }, world) => {
  const schedule = rowOf(world, "schedule")
  const id = `${schedule.id}/${user.id}`
  world.store.rows.schedule_subscription.put({ id, schedule_id: schedule.id, member_id: user.id, minutes: 30 })
  const creator_id = own ? user.id : "member-aurora-schedule-admin"
  return { ...schedule, creator_id, is_cancelled: status === "cancel" }
})

checkCells("entity", entityRules, entityIn)

const inAurora = () => ({ alliance_id: "alliance-aurora" })
checkCells("list of entities", entityListRules, inAurora)
checkCells("member level", memberLevelRules, inAurora)
checkCells("list of member levels", memberLevelListRules, inAurora)

checkCells("list of schedules", scheduleListRules, inAurora)

const published: Record<NoticeState, [published: number | null, sent: number | null]> = {
  draft: [null, null],
  withdrawn: [null, null],
  holding: [-30_000, 60_000],
  sending: [-2 * minute, minute],
  sent: [-hour, -hour + minute],
}

checkCells("notice", noticeRules, (status, { user, own }, world) => {
  const [publishedAgo, sentAgo] = published[status]
  return {
    ...rowOf(world, "notice"),
    group_id: "group-unit",
    creator_id: own ? user.id : "member-aurora-secretary",
    published_time: publishedAgo === null ? null : now + publishedAgo,
    sent_time: sentAgo === null ? null : now + sentAgo,
    is_withdrawn_by_disbanding: status === "withdrawn",
  }
})

const over: readonly ProposalState[] = ["withdrawn", "closed", "ended"]

checkCells("proposal", proposalRules, (status, { user, own }, world) => {
  const base = {
    ...rowOf(world, "proposal"),
    group_id: "group-unit",
    submitter_id: own ? user.id : "member-aurora-member",
    deadline: now + day,
    decided: null,
  }
  if (status === "between") return { ...base, phase: null, deadline: null }
  if (status === "system_closed") return { ...base, phase: "group_review" as const, deadline: now }
  if (over.includes(status)) return { ...base, phase: "published" as const, decided: status as "closed" }
  return { ...base, phase: status as "archive" }
})

checkCells("workgroup", workgroupRules, (status, _relation, world) => {
  const group = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
  return world.store.rows.workgroup.put({ ...group, status })
})

checkCells("role in a workgroup", workgroupRoleRules, (status, _relation, world) => {
  const known = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
  const group = { ...known, status: status === "disband" ? ("disband" as const) : ("normal" as const) }
  return { group, role: status === "officer" ? ("secretary" as const) : ("member" as const), member_ids: [] }
})

checkCells("member", memberRules, memberIn)
checkCells("list of members", memberListRules, inAurora)
checkCells("import", importRules, importIn, { invite: { expired: "import_expired" } })
checkCells("member invitation", memberInvitationRules, (_status, _relation, world) => rowOf(world, "member_invitation"))

checkCells("login request", loginRequestRules, (status, _relation, world) => {
  const request: LoginRequestRow = {
    ...(world.store.rows.login_request.all()[0] as LoginRequestRow),
    id: "login-request-unit",
    username: "unit",
    email: null,
    status: status === "none" ? "pending" : status,
  }
  return status === "none" ? request : world.store.rows.login_request.put(request)
})

const lists = {
  notice: noticeListRules,
  proposal: proposalListRules,
  workgroup: workgroupListRules,
  "nothing new": readOnlyListRules,
}
for (const [name, table] of Object.entries(lists)) {
  checkCells(`list of ${name}`, table, (status, _relation, world) => {
    const group = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
    world.store.rows.workgroup.put({ ...group, status: status === "open" ? "normal" : "disband" })
    return { group_id: "group-unit" }
  })
}

/** Word for word from states.md, so that a changed table is noticed. */
describe("some cells by hand", () => {
  const inRole = (role: Role) => {
    const world = newWorld()
    return { world, ...personWith(world, role) }
  }
  const draft = { published_time: null, sent_time: null, is_withdrawn_by_disbanding: false, group_id: "group-unit" }
  const review = { decided: null, phase: "administrator_review" as const, deadline: now + day, group_id: "group-unit" }
  const stranger = { creator_id: "member-aurora-secretary", submitter_id: "member-aurora-member" }

  test.each([
    ["creator", ["update", "delete", "recipient.update", "publish"]],
    ["secretary", ["update", "recipient.update", "publish"]],
    ["notice_admin", ["update", "delete", "recipient.update", "publish"]],
    ["alliance_member", []],
  ] as const)("a draft notice and its %s", (role, actions) => {
    const { world, user, own } = inRole(role)
    const creator_id = own ? user.id : stranger.creator_id
    expect(noticeRules.actions(user, { ...rowOf(world, "notice"), ...draft, creator_id }, world)).toEqual(actions)
  })

  test.each([
    ["proposal_admin", ["review", "close", "submitter.update"]],
    ["chair", ["close", "submitter.update"]],
    ["submitter", ["withdraw", "revision.create"]],
    ["general_secretary", ["close"]],
    ["group_member", []],
  ] as const)("a proposal in administrator review and its %s", (role, actions) => {
    const { world, user, own } = inRole(role)
    const submitter_id = own ? user.id : stranger.submitter_id
    const proposal = { ...rowOf(world, "proposal"), ...review, submitter_id }
    expect(proposalRules.actions(user, proposal, world)).toEqual(actions)
  })
})

/** Word for word from states.md sections 2 and 3. */
describe("meetings by hand", () => {
  const asked = (role: Role, status: MeetingStatus) => {
    const world = newWorld()
    const relation = personWith(world, role)
    return meetingRules.actions(relation.user, meetingIn(status, relation, world), world)
  }
  const leading = ["update", "documentation.update", "cancel", "remind"]

  test.each([
    ["organizer", "not_started", leading],
    ["secretary", "not_started", [...leading, "ballot.create"]],
    ["alliance_admin", "not_started", [...leading, "ballot.create"]],
    ["participant", "not_started", ["topic.create"]],
    ["organizer", "ongoing", ["documentation.update", "end", "summary.update"]],
    ["participant", "ongoing", ["feedback.create"]],
    ["organizer", "ended", ["summary.update"]],
    ["participant", "ended", ["feedback.create"]],
    ["organizer", "cancelled", []],
    ["alliance_admin", "cancelled", []],
    ["participant", "cancelled", []],
    ["alliance_member", "not_started", []],
  ] as const)("%s, %s", (role, status, actions) => expect(asked(role, status)).toEqual([...actions, "export"]))

  test.each([
    ["creator", "submitted", ["update", "withdraw"]],
    ["creator", "late_submitted", []],
    ["participant", "feedback_received", ["feedback.create"]],
    ["participant", "late_feedback_received", []],
    ["organizer", "late_submitted", ["feedback.create", "feedback.complete"]],
    ["chair", "submitted", ["feedback.create", "feedback.complete"]],
    ["creator", "completed", []],
    ["organizer", "withdrawn", []],
  ] as const)("a topic: %s, %s", (role, state, actions) => {
    const world = newWorld()
    const relation = personWith(world, role)
    expect(meetingTopicRules.actions(relation.user, topicIn(state, relation, world), world)).toEqual(actions)
  })
})

/** Word for word from states.md section 4 and its visibility. */
describe("ballots by hand", () => {
  const leading = ["cancel", "extend", "remind", "result.get", "record.list"]
  test.each([
    ["creator", "not_started", ["update", "cancel"]],
    ["secretary", "not_started", ["update", "cancel"]],
    ["voter", "not_started", []],
    ["creator", "ongoing", leading],
    ["chair", "ongoing", leading],
    ["alliance_admin", "ongoing", leading],
    ["voter", "ongoing", ["result.get"]],
    ["alliance_member", "ongoing", []],
    ["creator", "ended", ["result.get", "record.list"]],
    ["voter", "ended", ["result.get", "record.list"]],
    ["alliance_member", "ended", ["result.get", "record.list"]],
    ["secretary", "ended", ["result.get", "record.list", "ballot.create"]],
    ["general_secretary", "ended", ["result.get", "record.list", "ballot.create"]],
    ["creator", "cancelled", ["result.get", "record.list"]],
    ["alliance_admin", "cancelled", ["result.get", "record.list", "ballot.create"]],
    ["voter", "cancelled", []],
  ] as const)("%s, %s", (role: Role, status: BallotStatus, actions) => {
    const world = newWorld()
    const relation = personWith(world, role)
    const ballot = ballotIn(status, relation, world, "read")
    expect(ballotRules.actions(relation.user, ballot, world)).toEqual([...actions, "export"])
  })
})

describe("beyond the cells", () => {
  test("VOTE-03 a vote is cast once, and the second time says when", () => {
    const world = newWorld()
    const relation = personWith(world, "voter")
    const ballot = ballotIn("ongoing", relation, world, "vote")
    expect(ballotRules.actions(relation.user, ballot, world)).toEqual(["vote", "export"])
    world.store.rows.vote.put(voteIn(ballot, relation.user.id, now))
    expect(ballotRules.can(relation.user, "vote", ballot, world)).toMatchObject({
      code: "already_voted",
      details: { time: "2026-11-20T07:30:00Z" },
    })
    expect(ballotRules.actions(relation.user, ballot, world)).toEqual(["result.get", "export"])
  })

  test("a public notice that runs out is passed, not failed", () => {
    const world = newWorld()
    const proposal = { ...rowOf(world, "proposal"), decided: null, phase: "public_notice" as const, deadline: now }
    expect(proposalRules.status(proposal, world)).toBe("between")
    expect(proposalRules.status({ ...proposal, deadline: now + 1 }, world)).toBe("public_notice")
  })

  test("a restricted group refuses before everything else, and lets administrators and members in", () => {
    const world = newWorld()
    const user = nobody(world, { biz_roles: [6] })
    const group = newGroup(world, { type: "restricted" })
    const notice = { ...rowOf(world, "notice"), group_id: group.id, creator_id: user.id }
    const refusal = noticeRules.can(user, "update", notice, world)
    expect(refusal?.code).toBe("restricted_group")
    expect(refusal?.details?.chairs?.map(({ id }) => id)).toEqual(["member-aurora-chair"])
    expect(noticeRules.read({ ...user, is_admin: true }, notice, world)).toBeUndefined()
    world.store.rows.workgroup.put({ ...group, roles: { ...group.roles, member: [user.id] } })
    expect(noticeRules.read(user, notice, world)).toBeUndefined()
  })

  test("somebody invited to a meeting of a restricted group may open it, and no other", () => {
    const world = newWorld()
    const user = nobody(world)
    const group = newGroup(world, { type: "restricted" })
    const meeting = {
      ...rowOf(world, "meeting"),
      group_id: group.id,
      participants: { member_ids: [user.id], group_ids: [] },
    }
    expect(meetingRules.read(user, meeting, world)).toBeUndefined()
    const other = { ...meeting, participants: { member_ids: [], group_ids: [] } }
    expect(meetingRules.read(user, other, world)?.code).toBe("restricted_group")
  })

  test("a visitor may do what is for visitors alone", () => {
    const world = newWorld()
    expect(noticeRules.read(null, rowOf(world, "notice"), world)?.code).toBe("forbidden")
    const request = {
      ...(world.store.rows.login_request.all()[0] as LoginRequestRow),
      id: "x",
      username: "x",
      email: "x@x.example",
    }
    expect(loginRequestRules.can(null, "create", request, world)).toBeUndefined()
  })
})
