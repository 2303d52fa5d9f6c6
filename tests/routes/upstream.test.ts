import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { portion } from "#tests/support/extent.ts"
import type { Visitor } from "#tests/support/visitor.ts"

/** Backend calls that each page may make, at most once each (quality P11). */
const shell = ["token.verify", "workgroup.grouped", "needs-my-action.counts", "preference.get"]
const group = [...shell, "workgroup.get"]
const widgets = [
  "calendar.list",
  "dashboard.activity",
  "dashboard.recent",
  "dashboard.statistics",
  "needs-my-action.list",
  "notice.list",
  "proposal.list",
  "topic-call.list",
]
const pages: Record<string, string[]> = {
  "/a/aurora/dashboard?whole": [...shell, ...widgets],
  "/a/aurora/dashboard.data": [...shell, ...widgets],
  "/a/aurora": shell,
  "/a/aurora/kit/session": shell,
  "/a/aurora/account/meeting": [...shell, "meeting.list"],
  "/a/aurora/group": [...shell, "workgroup.list"],
  "/a/aurora/group?q=nothing-like-it&page=9": [...shell, "workgroup.list"],
  "/a/aurora/group.csv": ["token.verify", "workgroup.list"],
  "/a/aurora/wg/COPT/about?whole": [...group, "workgroup.join-request.own", "meeting.list", "proposal.list"],
  "/a/aurora/wg/COPT/about.data": [...group, "workgroup.join-request.own", "meeting.list", "proposal.list"],
  "/a/aurora/wg/COPT/member": [...group, "workgroup.member.list"],
  "/a/aurora/wg/COPT/member.csv": ["token.verify", "workgroup.member.list"],
  "/a/aurora/meeting": [...shell, "meeting.list"],
  "/a/aurora/meeting?q=nothing-like-it&page=9": [...shell, "meeting.list"],
  "/a/aurora/meeting.csv": ["token.verify", "meeting.list"],
  "/a/aurora/meeting/meeting-aurora-1?whole": [...shell, "meeting.get", "operation-log.list"],
  "/a/aurora/meeting/meeting-aurora-1.data": [...shell, "meeting.get", "operation-log.list"],
  "/a/aurora/meeting/meeting-aurora-2/summary": [...shell, "meeting.get"],
  "/a/aurora/meeting/meeting-aurora-2/minutes": ["token.verify", "meeting.get"],
  "/a/aurora/meeting/meeting-aurora-2/calendar.ics": ["token.verify", "meeting.get"],
  "/a/aurora/vote": [...shell, "ballot.list"],
  "/a/aurora/vote.csv": ["token.verify", "ballot.list"],
  "/a/aurora/account/vote": [...shell, "ballot.list"],
  "/a/aurora/wg/COPT/vote/ballot-aurora-8?whole": [
    ...group,
    ...["ballot.get", "ballot.result.get", "ballot.record.list", "operation-log.list"],
  ],
  "/a/aurora/vote/ballot-aurora-8/receipt": ["token.verify", "ballot.get"],
  "/a/aurora/calendar": [...shell, "calendar.list"],
  "/a/aurora/calendar/feed": [...shell, "calendar.feed.list"],
  "/a/aurora/schedule": [...shell, "schedule.list"],
  "/a/aurora/account/profile": [...shell, "profile.get"],
  "/a/aurora/account/subscription": [...shell, "subscription.get"],
  "/a/aurora/account/view": shell,
  "/a/aurora/account/download": [...shell, "export-package.list"],
  "/a/aurora/account/needs-my-action": [...shell, "needs-my-action.list"],
  "/a/aurora/search?q=lane": [...shell, "search.list"],
  "/a/aurora/wg/COPT/meeting": [...group, "meeting.list"],
  "/a/aurora/wg/COPT/meeting/meeting-aurora-1?whole": [...group, "meeting.get", "operation-log.list"],
  "/a/aurora/thanks": ["thanks.get"],
  "/a/aurora/logout": [],
  "/a/aurora/login": [],
  "/a/aurora/no-such-page": ["workgroup.grouped", "needs-my-action.counts", "preference.get"], // public: no token to verify
  "/kit": [],
}

const form = ["member.tree", "preview.get"]
/** The same for pages that only officers of a group may open. */
const ofOfficers: Record<string, string[]> = {
  "/a/aurora/wg/COPT/meeting/create": [...group, ...form, "proposal.list", "agenda-template.list"],
  "/a/aurora/meeting/create": [...shell, ...form, "workgroup.list", "agenda-template.list"],
  "/a/aurora/wg/COPT/meeting/meeting-aurora-6/edit": [...group, ...form, "meeting.get"],
  "/a/aurora/meeting/meeting-aurora-6/edit": [...shell, ...form, "meeting.get"],
  "/a/aurora/member-tree": ["member.tree"],
  "/a/aurora/wg/COPT/member/manage": [...group, "workgroup.member.list", "member.tree"],
  "/a/aurora/wg/COPT/member/member/member-aurora-member/remove": [...group, "workgroup.member.list", "preview.get"],
  "/a/aurora/wg/COPT/leave": [...group, "preview.get"],
  "/a/aurora/wg/COPT/log": [...group, "operation-log.list"],
  "/a/aurora/wg/COPT/log.csv": ["token.verify", "operation-log.list"],
  "/a/aurora/meeting/meeting-aurora-6/confirm/cancel": [...shell, "meeting.get", "preview.get"],
  "/a/aurora/meeting/meeting-aurora-6/documents": [...shell, "meeting.get"],
  "/a/aurora/meeting/meeting-aurora-6/topic/create": [...shell, "meeting.get", "member.tree"],
  "/a/aurora/meeting/meeting-aurora-5/topic/topic-aurora-2/plan": [...shell, "meeting.get", "member.tree"],
  "/a/aurora/meeting/meeting-aurora-2/documents": [...shell, "meeting.get", "preview.get"],
  "/a/aurora/meeting/meeting-aurora-2/summary/edit": [...shell, "meeting.get", "member.tree", "member.tree"],
}

/** The same for pages that only administrators may open. */
const ofAdministrators: Record<string, string[]> = {
  "/a/aurora/admin": shell,
  "/a/aurora/admin/apply": [...shell, "login-request.list"],
  "/a/aurora/admin/apply/login-request-aurora-1": [...shell, "login-request.get", "entity.list", "login-request.list"],
  "/a/aurora/admin/apply/login-request-aurora-1/edit": [...shell, "login-request.get", "entity.list"],
  "/a/aurora/admin/member": [...shell, "member.list"],
  "/a/aurora/admin/member.csv": ["token.verify", "member.list"],
  "/a/aurora/admin/member/member-aurora-member": [...shell, "member.get"],
  "/a/aurora/admin/member/invite": [...shell, "operation-log.list"],
  "/a/aurora/admin/member/invite/import-aurora-1": [...shell, "import.get"],
  "/a/aurora/admin/member/invite/import-aurora-1/message": [
    ...shell,
    "import.get",
    "membership-application.guideline.get",
  ],
  "/a/aurora/admin/member/invitation/member-invitation-aurora-1": [...shell, "member-invitation.get"],
  "/a/aurora/import/import-aurora-1/rejected.xlsx": ["token.verify", "import.get"],
  "/a/aurora/admin/member/member-aurora-member/disable": [...shell, "member.get", "preview.get"],
  "/a/aurora/admin/group": [...shell, "workgroup.list"],
  "/a/aurora/admin/group/create": [...shell, "preview.get", "member.tree"],
  "/a/aurora/admin/group/COPT/edit": [...shell, "workgroup.get", "preview.get"],
  "/a/aurora/admin/group/COPT/disband": [...shell, "workgroup.get", "preview.get"],
  "/a/aurora/admin/group/COPT/member": [...group, "workgroup.member.list", "member.tree"],
  "/a/aurora/admin/group/COPT/member/chair/member-aurora-chair/remove": [
    ...group,
    ...["workgroup.member.list", "preview.get"],
  ],
  "/a/aurora/admin/group.data": [...shell, "workgroup.list"],
  "/a/aurora/admin/apply?q=nothing-like-it&page=9": [...shell, "login-request.list"],
  "/a/aurora/admin/apply/login-request-aurora-1/reject": [...shell, "login-request.get"],
  "/a/aurora/admin/apply.csv": ["token.verify", "login-request.list"],
  "/a/aurora/admin/member?q=nothing-like-it&page=9": [...shell, "member.list"],
  "/a/aurora/admin/member?entity=entity-aurora-1": [...shell, "member.list", "entity.get"],
  "/a/aurora/admin/entity": [...shell, "entity.list", "member-level.list"],
  "/a/aurora/admin/entity/create": [...shell, "entity.list", "member-level.list"],
  "/a/aurora/admin/entity/level": [...shell, "member-level.list"],
  "/a/aurora/admin/entity/entity-aurora-1?whole": [...shell, "entity.get", "member.list"],
  "/a/aurora/admin/entity/entity-aurora-1/edit": [...shell, "entity.get", "member-level.list", "member.list"],
  "/a/aurora/admin/entity/entity-aurora-12/disable": [...shell, "entity.get", "preview.get"],
  "/a/aurora/admin/entity.csv": ["token.verify", "entity.list"],
  "/a/aurora/admin/log": [...shell, "operation-log.list"],
  "/a/aurora/admin/log?q=nothing-like-it&page=9": [...shell, "operation-log.list"],
}

let own: OwnPortal
let member: Visitor
let chair: Visitor
let administrator: Visitor
beforeAll(async () => {
  own = await startOwnPortal("routes-upstream")
  member = own.newVisitor()
  await member.signIn("member")
  await member.get("/a/aurora/dashboard?whole")
  chair = own.newVisitor()
  await chair.signIn("chair")
  administrator = own.newVisitor()
  await administrator.signIn("member-admin")
  // Responses that are the same for everybody are cached after the first call; the last test checks that.
  for (const visitor of [member, chair, administrator]) await visitor.get("/a/aurora/account/profile")
})
afterAll(() => own.stop())

describe("quality P11: calls of a page", () => {
  const askedBy = async (visitor: Visitor, page: string) => {
    await visitor.mock.clearCalls()
    await visitor.get(page)
    return (await visitor.mock.calls()).map(({ operation }) => operation).sort()
  }

  test.each(portion(Object.entries(pages), 10))(
    "%s: one a widget, the shell's, the token check, none twice",
    async (page, calls) => {
      expect(await askedBy(member, page)).toEqual([...calls].sort())
    },
  )

  test.each(portion(Object.entries(ofOfficers), 4))("%s, for a chair", async (page, calls) => {
    expect(await askedBy(chair, page)).toEqual([...calls].sort())
  })

  test.each(portion(Object.entries(ofAdministrators), 4))("%s, for an administrator", async (page, calls) => {
    expect(await askedBy(administrator, page)).toEqual([...calls].sort())
  })

  test("concurrent requests load the list of alliances once", async () => {
    const visitor = own.newVisitor()
    await Promise.all(Array.from({ length: 25 }, () => visitor.get("/a/aurora/login")))
    expect((await visitor.mock.calls()).map(({ operation }) => operation)).toEqual(["alliance.list"])
  })

  test("zones, languages and regions are loaded by the first request only", async () => {
    const visitor = own.newVisitor()
    await visitor.signIn("member")
    const profile = [...shell, "profile.get"]
    const references = ["region.children", "utils.language", "utils.timezone"]
    expect(await askedBy(visitor, "/a/aurora/account/profile")).toEqual([...profile, ...references].sort())
    expect(await askedBy(visitor, "/a/aurora/account/profile")).toEqual([...profile].sort())
    visitor.cookies.clear()
    await visitor.signIn("secretary")
    const calls = await askedBy(visitor, "/a/aurora/account/profile") // regions may be fetched again: this profile has another country
    expect(calls.filter((operation) => operation.startsWith("utils."))).toEqual([])
  })
})
