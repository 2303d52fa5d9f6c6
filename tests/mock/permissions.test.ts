import { describe, expect, test } from "vitest"
import { tables } from "#openapi/generated/states.ts"
import { ballotRules } from "#mock/domains/ballot/rules.ts"
import { loginRequestRules } from "#mock/domains/login-request/rules.ts"
import { meetingRules } from "#mock/domains/meeting/rules.ts"
import { noticeRules } from "#mock/domains/notice/rules.ts"
import { proposalRules } from "#mock/domains/proposal/rules.ts"
import type { Role } from "#mock/engine/rules.ts"
import type { LoginRequestRow } from "#mock/domains/login-request/records.ts"
import { allRoles } from "./cells.ts"
import { wrongCells } from "./permission-check.ts"
import { permissions } from "./permissions.ts"
import { ballotIn, personWith, rowOf, voteIn } from "./relations.ts"
import { isAsVoter } from "./subject.ts"
import { subjects } from "./subjects.ts"
import { newGroup, newWorld, nobody, now } from "./support.ts"

describe.each(subjects.map((one) => [one.name, one] as const))("API-07 %s", (name, subject) => {
  const states = Object.keys(subject.table.states)

  test("the code of the mock reaches every state of the table, for everybody", () => {
    const roles: Role[] = ["visitor", ...allRoles]
    const reached = roles.flatMap((role) => states.map((state) => [role, subject.stateOf(state, role)]))
    expect(reached).toEqual(roles.flatMap((role) => states.map((state) => [role, state])))
  })

  test("everybody may do what is written by hand, and nothing else", () => {
    expect(wrongCells(subject)).toEqual([])
  })

  test("`actions` lists what its reader may do, except what is never listed", () => {
    const { actions } = subject.table
    const isListed = (action: string) => action !== "read" && actions[action]?.isListed !== false
    for (const role of allRoles)
      for (const state of states)
        expect([role, state, ...subject.listed(state, role)]).toEqual([
          role,
          state,
          ...subject.allowed(state, role).filter((action) => isListed(action) && isSame(name, action, role)),
        ])
  })
})

/** The list is that of one ballot; a voter is asked about some actions with another ballot. */
const isSame = (name: string, action: string, role: Role) =>
  !(name === "ballot" && role === "voter" && isAsVoter(action) === action)

/** Tables and lists without rules: everybody has their own, or the handler asks the notice that the list is for. */
const withoutRules = ["calendar-feed", "profile", "subscription", "preference"]
const listsWithoutRules = ["calendar-feed", "export-package", "import"]

test("API-07 every table of the contract has rules in the mock and a line written by hand", () => {
  const all = Object.entries(tables).flatMap(([kind, table]) => [
    ...(withoutRules.includes(kind) ? [] : [kind]),
    ...(!("list" in table) || listsWithoutRules.includes(kind) ? [] : [`${kind} list`]),
  ])
  expect(subjects.map(({ name }) => name).sort()).toEqual(all.sort())
  expect(Object.keys(permissions).sort()).toEqual(all.sort())
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
