import { describe, expect, test } from "vitest"
import { ballotRules, type BallotStatus } from "#mock/domains/ballot/rules.ts"
import { loginRequestRules } from "#mock/domains/login-request/rules.ts"
import { meetingRules, type MeetingStatus } from "#mock/domains/meeting/rules.ts"
import { noticeRules } from "#mock/domains/notice/rules.ts"
import { proposalRules } from "#mock/domains/proposal/rules.ts"
import type { Role } from "#mock/engine/rules.ts"
import { meetingTopicRules } from "#mock/domains/meeting/topic-rules.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { LoginRequestRow } from "#mock/domains/login-request/records.ts"
import { states } from "./cells.ts"
import { comparedTables } from "./oracle-tables.ts"
import { ballotIn, meetingIn, personWith, rowOf, topicIn, voteIn } from "./relations.ts"
import { newGroup, newWorld, nobody, now } from "./support.ts"

describe("API-07 the rules of the mock equal the state tables of the contract", () => {
  describe.each(comparedTables.map((one) => [one.name, one] as const))(
    "%s",
    (_name, { part, statuses, actions, cells, answer }) => {
      test("has the states and actions of the contract", () => {
        expect([...statuses].sort()).toEqual(Object.keys(part.states).sort())
        expect([...actions].sort()).toEqual(Object.keys(part.actions).sort())
      })

      test.each(["read", ...Object.keys(part.actions)])("%s", (action) => {
        const asked = cells.filter((cell) => cell.action === action)
        const wanted = asked.map(({ role, status, code, named }) => {
          const isListed = action !== "read" && code === "allowed"
          return { role, status, code, named, isListed }
        })
        expect(asked.map((cell) => ({ role: cell.role, ...answer(cell) }))).toEqual(wanted)
      })
    },
  )
})

/** Tables and lists without a rule table: everybody has their own, or the handler asks the notice that the list is for. */
const withoutRules = ["calendar-feed", "profile", "subscription"]
const listsWithoutRules = ["calendar-feed", "export-package", "import"]

test("API-07 every table of the contract is compared with rules of the mock", () => {
  const compared = new Set(comparedTables.map(({ part }) => part))
  const missing = states.tables.flatMap((table) => [
    ...(compared.has(table) || withoutRules.includes(table.kind) ? [] : [`tableOf("${table.kind}")`]),
    ...(!table.list || compared.has(table.list) || listsWithoutRules.includes(table.kind)
      ? []
      : [`listOf("${table.kind}")`]),
  ])
  expect(missing, "add a line with its rules to tests/mock/oracle-tables.ts").toEqual([])
})

/** Copied word for word from the state tables, so that a change of a table is noticed. */
describe("some cells, written by hand", () => {
  const inRole = (role: Role) => {
    const world = newWorld()
    return { world, ...personWith(world, role) }
  }
  const draft = { published_time: null, sent_time: null, is_withdrawn_by_disbanding: false, group_id: "group-unit" }
  const review = { decided: null, phase: "administrator_review" as const, deadline: now + day, group_id: "group-unit" }
  const stranger = { creator_id: "member-aurora-secretary", submitter_id: "member-aurora-member" }

  test.each([
    ["creator", ["update", "delete", "recipient.update"]],
    ["general_secretary", ["update", "delete", "recipient.update", "publish"]],
    ["secretary", ["update", "recipient.update", "publish"]],
    ["notice_admin", ["update", "delete", "recipient.update", "publish"]],
    ["alliance_member", []],
  ] as const)("NOTICE-02 a draft notice: the actions of its %s", (role, actions) => {
    const { world, user, own } = inRole(role)
    const creator_id = own || role === "general_secretary" ? user.id : stranger.creator_id
    expect(noticeRules.actions(user, { ...rowOf(world, "notice"), ...draft, creator_id }, world)).toEqual(actions)
  })

  test.each([
    ["proposal_admin", ["review", "close", "submitter.update"]],
    ["chair", ["close", "submitter.update"]],
    ["submitter", ["withdraw", "revision.create", "feedback.answer"]],
    ["general_secretary", ["close"]],
    ["group_member", []],
  ] as const)("a proposal in administrator review: the actions of its %s", (role, actions) => {
    const { world, user, own } = inRole(role)
    const submitter_id = own ? user.id : stranger.submitter_id
    const proposal = { ...rowOf(world, "proposal"), ...review, submitter_id }
    expect(proposalRules.actions(user, proposal, world)).toEqual(actions)
  })
})

/** Copied word for word from openapi/states/meeting.yaml and meeting-topic.yaml. */
describe("actions of meetings, written by hand", () => {
  const asked = (role: Role, status: MeetingStatus) => {
    const world = newWorld()
    const relation = personWith(world, role)
    return meetingRules.actions(relation.user, meetingIn(status, relation, world), world)
  }
  const leading = ["update", "documentation.update", "cancel", "remind"]

  test.each([
    ["organizer", "not_started", leading],
    ["secretary", "not_started", [...leading, "ballot.create", "duplicate"]],
    ["alliance_admin", "not_started", [...leading, "ballot.create", "duplicate"]],
    ["participant", "not_started", ["topic.create", "answer"]],
    ["organizer", "ongoing", ["documentation.update", "end", "summary.update"]],
    ["participant", "ongoing", ["feedback.create", "answer"]],
    ["organizer", "ended", ["summary.update"]],
    ["participant", "ended", ["feedback.create"]],
    ["organizer", "cancelled", []],
    ["alliance_admin", "cancelled", ["duplicate"]],
    ["participant", "cancelled", []],
    ["alliance_member", "not_started", []],
  ] as const)("%s, %s", (role, status, actions) => expect(asked(role, status)).toEqual([...actions, "export"]))

  test.each([
    ["creator", "submitted", ["update", "plan", "withdraw"]],
    ["creator", "late_submitted", []],
    ["participant", "feedback_received", ["feedback.create"]],
    ["participant", "late_feedback_received", []],
    ["organizer", "late_submitted", ["feedback.create", "feedback.complete"]],
    ["chair", "submitted", ["plan", "feedback.create", "feedback.complete"]],
    ["creator", "completed", []],
    ["organizer", "withdrawn", []],
  ] as const)("a topic: %s, %s", (role, state, actions) => {
    const world = newWorld()
    const relation = personWith(world, role)
    expect(meetingTopicRules.actions(relation.user, topicIn(state, relation, world), world)).toEqual(actions)
  })
})

/** Copied word for word from openapi/states/ballot.yaml. */
describe("actions of ballots, written by hand", () => {
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

describe("further rules", () => {
  test("VOTE-03 a second vote is refused with the time of the first", () => {
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

  test("a public notice ends at its deadline, and the proposal is between two phases", () => {
    const world = newWorld()
    const proposal = { ...rowOf(world, "proposal"), decided: null, phase: "public_notice" as const, deadline: now }
    expect(proposalRules.status(proposal, world)).toBe("between")
    expect(proposalRules.status({ ...proposal, deadline: now + 1 }, world)).toBe("public_notice")
  })

  test("a restricted group refuses outsiders first, and allows administrators and members", () => {
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

  test("a participant of a meeting of a restricted group can read this meeting, but no other", () => {
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

  test("a visitor can create a login request, but not read a notice", () => {
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
