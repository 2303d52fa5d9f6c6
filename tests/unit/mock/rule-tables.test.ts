import { describe, expect, test } from "vitest"
import { ballotRules, type BallotStatus } from "#mock/rules/ballot.ts"
import { loginRequestRules } from "#mock/rules/login-request.ts"
import { meetingRules, type MeetingStatus } from "#mock/rules/meeting.ts"
import { noticeRules, type NoticeState } from "#mock/rules/notice.ts"
import { proposalRules, type ProposalState } from "#mock/rules/proposal.ts"
import type { Role, RuleTable, World } from "#mock/rules/rules.ts"
import { workgroupRules } from "#mock/rules/workgroup.ts"
import { proposalListRules, noticeListRules } from "#mock/rules/list.ts"
import { day, hour, minute } from "#mock/store/clock.ts"
import type { GroupRole, LoginRequestRow, MemberRow } from "#mock/store/records.ts"
import { cells } from "./cells.ts"
import { newGroup, newWorld, nobody, now } from "./support.ts"

/** A person with one role and no other; `relate` makes the record theirs where the role lies in the record. */
type Relation = { user: MemberRow; own: boolean }

const traits: Partial<Record<Role, Partial<MemberRow>>> = {
  alliance_admin: { is_admin: true },
  general_secretary: { is_general_secretary: true },
  notice_admin: { biz_roles: [6] },
  proposal_admin: { biz_roles: [9] },
  member_admin: { biz_roles: [12] },
}
const groupRoles: Partial<Record<Role, GroupRole>> = {
  chair: "chair",
  vice_chair: "vice_chair",
  secretary: "secretary",
  group_member: "member",
}

function personWith(world: World, role: Role): Relation {
  const user = nobody(world, traits[role] ?? {})
  const inGroup = groupRoles[role]
  const group = newGroup(world)
  if (inGroup) {
    const roles = { ...group.roles, [inGroup]: [...group.roles[inGroup], user.id] }
    world.store.rows.workgroup.put({ ...group, roles })
  }
  return { user, own: role === "creator" || role === "submitter" || role === "voter" }
}

/** Holds every cell of a table against what the mock answers for a real record in that state. */
function checkCells<R, S extends string, A extends string, Ro extends Role>(
  name: string,
  table: RuleTable<R, S, A, Ro>,
  make: (status: S, relation: Relation, world: World) => R,
): void {
  describe(name, () => {
    const all = cells(table.definition)
    test("has cells", () => expect(all.length).toBeGreaterThan(0))
    test.each(all.map((cell) => [`${cell.role} ${cell.action} ${cell.status}: ${cell.expected}`, cell] as const))(
      "%s",
      (_title, { status, action, role, expected }) => {
        const world = newWorld()
        const relation = personWith(world, role)
        const record = make(status, relation, world)
        expect(table.status(record, world)).toBe(status)
        const refusal =
          action === "read" ? table.read(relation.user, record, world) : table.can(relation.user, action, record, world)
        expect(refusal?.code ?? "allowed").toBe(expected)
        if (action !== "read")
          expect(table.actions(relation.user, record, world).includes(action)).toBe(expected === "allowed")
      },
    )
  })
}

function rowOf<K extends "meeting" | "ballot" | "notice" | "proposal">(world: World, kind: K) {
  const row = world.store.rows[kind].all()[0]
  if (!row) throw new Error(`the seed has no ${kind}`)
  return row as NonNullable<ReturnType<World["store"]["rows"][K]["get"]>>
}

const spans: Record<MeetingStatus & BallotStatus, [number, number]> = {
  not_started: [hour, 2 * hour],
  ongoing: [-hour, hour],
  ended: [-2 * hour, -hour],
  cancelled: [hour, 2 * hour],
}

checkCells("meeting", meetingRules, (status, _relation, world) => {
  const [start, end] = spans[status]
  const times = { start_time: now + start, duration: (end - start) / minute, actual_end_time: null }
  return { ...rowOf(world, "meeting"), ...times, group_id: "group-unit", is_cancelled: status === "cancelled" }
})

checkCells("ballot", ballotRules, (status, { user, own }, world) => {
  const [start, end] = spans[status]
  const voters = { member_ids: [own ? user.id : "member-aurora-chair"], group_ids: [] }
  const times = { start_time: now + start, end_time: now + end }
  return { ...rowOf(world, "ballot"), ...times, voters, group_id: "group-unit", is_cancelled: status === "cancelled" }
})

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

checkCells("workgroup", workgroupRules, (status, _relation, world) => newGroup(world, { status }))

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

for (const [name, table] of Object.entries({ notice: noticeListRules, proposal: proposalListRules })) {
  checkCells(`list of ${name}s`, table, (status, _relation, world) => {
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

describe("beyond the cells", () => {
  test("a vote is cast once", () => {
    const world = newWorld()
    const user = nobody(world)
    const voters = { member_ids: [user.id], group_ids: [] }
    const ballot = { ...rowOf(world, "ballot"), start_time: now - 1, end_time: now + 1, voters, group_id: null }
    expect(ballotRules.actions(user, ballot, world)).toEqual(["vote"])
    world.store.rows.vote.put({
      id: `${ballot.id}/${user.id}`,
      ballot_id: ballot.id,
      member_id: user.id,
      option_id: "approve",
      time: now,
    })
    expect(ballotRules.can(user, "vote", ballot, world)?.code).toBe("state_refused")
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
