import { describe, expect, test } from "vitest"
import type { RouteHandle } from "#app/session/access.ts"
import { people } from "#mock/sso/people.ts"
import { portion } from "#tests/support/extent.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { addressable, addressOf, routeTable, type Route } from "#tests/support/route-table.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"

/** What a page shows to whoever may open it: a status, or the path it leads to. */
const outcomes: Record<string, number | string> = {
  "/": 404,
  "/preferences": "/",
  "/a/:alliance": "/a/aurora/dashboard",
  "/a/:alliance/login": 200,
  "/a/:alliance/login/request": 200,
  "/a/:alliance/login/request/sent": 200,
  "/a/:alliance/callback": 200,
  "/a/:alliance/logout": 200,
  "/a/:alliance/thanks": 200,
  "/a/:alliance/file/:id/failed": 502,
  "/a/:alliance/dashboard": 200,
  "/a/:alliance/calendar": 200,
  "/a/:alliance/calendar/feed": 200,
  "/a/:alliance/feed/:feedKey/calendar.ics": 404,
  "/a/:alliance/schedule": 200,
  "/a/:alliance/schedule/create": 200,
  "/a/:alliance/schedule/:id": 404,
  "/a/:alliance/schedule/:id/edit": 404,
  "/a/:alliance/schedule/:id/cancel": 404,
  "/a/:alliance/schedule/:id/calendar.ics": "/a/aurora/schedule/no-such-record",
  "/a/:alliance/schedule.csv": 200,
  "/a/:alliance/meeting": 200,
  "/a/:alliance/meeting/:id": 404,
  "/a/:alliance/meeting/:id/summary": 404,
  "/a/:alliance/meeting/:id/minutes": 404,
  "/a/:alliance/meeting/:id/calendar.ics": "/a/aurora/meeting/no-such-record",
  "/a/:alliance/meeting.csv": 200,
  "/a/:alliance/wg/:acronym/meeting": 200,
  "/a/:alliance/wg/:acronym/meeting/:id": 404,
  "/a/:alliance/wg/:acronym/meeting/:id/summary": 404,
  "/a/:alliance/wg/:acronym/meeting/:id/confirm/:action": 404,
  "/a/:alliance/wg/:acronym/meeting/:id/documents": 404,
  "/a/:alliance/wg/:acronym/meeting/:id/summary/edit": 404,
  "/a/:alliance/wg/:acronym/meeting/:id/topic/create": 404,
  "/a/:alliance/wg/:acronym/meeting/:id/topic/:topicId/edit": 404,
  "/a/:alliance/wg/:acronym/meeting/:id/topic/:topicId/withdraw": 404,
  "/a/:alliance/vote": 200,
  "/a/:alliance/vote/:id": 404,
  "/a/:alliance/vote/:id/result": 404,
  "/a/:alliance/vote/:id/receipt": 404,
  "/a/:alliance/vote/:id/calendar.ics": "/a/aurora/vote/no-such-record",
  "/a/:alliance/vote/:id/records.csv": "/a/aurora/vote/no-such-record",
  "/a/:alliance/vote.csv": 200,
  "/a/:alliance/account/vote": 200,
  "/a/:alliance/wg/:acronym/vote": 200,
  "/a/:alliance/wg/:acronym/vote/:id": 404,
  "/a/:alliance/meeting/create": 200,
  "/a/:alliance/meeting/:id/edit": 404,
  "/a/:alliance/meeting/:id/confirm/:action": 404,
  "/a/:alliance/meeting/:id/documents": 404,
  "/a/:alliance/meeting/:id/summary/edit": 404,
  "/a/:alliance/meeting/:id/topic/create": 404,
  "/a/:alliance/meeting/:id/topic/:topicId/edit": 404,
  "/a/:alliance/meeting/:id/topic/:topicId/withdraw": 404,
  "/a/:alliance/vote/create": 200,
  "/a/:alliance/vote/:id/edit": 404,
  "/a/:alliance/vote/:id/extend": 404,
  "/a/:alliance/vote/:id/confirm/:action": 404,
  "/a/:alliance/wg/:acronym/vote/create": 200,
  "/a/:alliance/wg/:acronym/vote/:id/edit": 404,
  "/a/:alliance/wg/:acronym/vote/:id/extend": 404,
  "/a/:alliance/wg/:acronym/vote/:id/confirm/:action": 404,
  "/a/:alliance/admin": "/a/aurora/admin/member",
  "/a/:alliance/admin/apply": 200,
  "/a/:alliance/admin/apply/:id": 404,
  "/a/:alliance/admin/apply/:id/reject": 404,
  "/a/:alliance/admin/apply.csv": 200,
  "/a/:alliance/admin/member": 200,
  "/a/:alliance/admin/member/:id": 404,
  "/a/:alliance/admin/member/:id/disable": 404,
  "/a/:alliance/admin/member.csv": 200,
  "/a/:alliance/admin/entity": 200,
  "/a/:alliance/admin/entity/create": 200,
  "/a/:alliance/admin/entity/level": 200,
  "/a/:alliance/admin/entity/:id": 404,
  "/a/:alliance/admin/entity/:id/edit": 404,
  "/a/:alliance/admin/entity/:id/disable": 404,
  "/a/:alliance/admin/entity.csv": 200,
  "/a/:alliance/admin/log": 200,
  "/a/:alliance/admin/log.csv": 200,
  "/a/:alliance/admin/group": 200,
  "/a/:alliance/admin/group/create": 200,
  "/a/:alliance/admin/group/:acronym/edit": 200,
  "/a/:alliance/admin/group/:acronym/disband": 200,
  "/a/:alliance/kit/session": 200,
  "/a/:alliance/group": 200,
  "/a/:alliance/account": "/a/aurora/account/profile",
  "/a/:alliance/account/meeting": 200,
  "/a/:alliance/account/profile": 200,
  "/a/:alliance/account/needs-my-action": 200,
  "/a/:alliance/account/subscription": 200,
  "/a/:alliance/region/:code": 200,
  "/a/:alliance/search": 200,
  "/a/:alliance/search/results": 200,
  "/a/:alliance/account/download": 200,
  "/a/:alliance/account/download/packing": 200,
  "/a/:alliance/account/download/:id/file": "/a/aurora/account/download",
  "/a/:alliance/export": 404,
  "/a/:alliance/wg/:acronym": "/a/aurora/wg/COPT/about",
  "/a/:alliance/wg/:acronym/about": 200,
  "/a/:alliance/wg/:acronym/member": 200,
  "/a/:alliance/wg/:acronym/meeting/create": 200,
  "/a/:alliance/wg/:acronym/meeting/:id/edit": 404,
  "/a/:alliance/group.csv": 200,
  "/a/:alliance/wg/:acronym/member.csv": 200,
  "/a/:alliance/kit/rich-text": 200,
  "/a/:alliance/rich-text": "/a/aurora/dashboard",
  "/a/:alliance/file/:id": "/a/aurora/file/no-such-record/failed",
  "/a/:alliance/upload/:module": 405,
  "/a/:alliance/draft": 405,
  "/a/:alliance/member-tree": 200,
  "/a/:alliance/*": 404,
  "/kit": 200,
  "/kit/list": 200,
  "/*": 404,
}

/** Whom the backend offers the action of a page (access `group + action`); to everybody else it is a 403. */
const offeredTo: Record<string, string[]> = {
  "/a/:alliance/meeting/create": ["admin", "general-secretary", "chair", "vice-chair", "secretary"],
  "/a/:alliance/schedule/create": ["admin", "schedule-admin"],
  "/a/:alliance/wg/:acronym/meeting/create": ["admin", "chair", "vice-chair", "secretary"],
  "/a/:alliance/vote/create": ["admin", "general-secretary", "chair", "vice-chair", "secretary"],
  "/a/:alliance/wg/:acronym/vote/create": ["admin", "chair", "vice-chair", "secretary"],
}

const dashboard = "/a/aurora/dashboard"
const login = "/a/aurora/login"

type Standing = { person?: string; isSignedIn: boolean; isAdmin: boolean; isMemberAdmin: boolean }

function ownOutcome(pattern: string, { person = "" }: Standing): number | string {
  const isOffered = offeredTo[pattern]?.includes(person) ?? true
  return isOffered ? (outcomes[pattern] ?? 0) : 403
}

/** The rule of ROLE-01 to ROLE-03, SES-06 and TEN-07, written down once more and independently of the guard. */
function expected({ pattern, handle }: Route, standing: Standing): number | string {
  const { isSignedIn, isAdmin, isMemberAdmin } = standing
  const own = ownOutcome(pattern, standing)
  if (pattern.endsWith("/logout") && !isSignedIn) return login
  const inside: Record<RouteHandle["access"], number | string> = {
    public: own,
    guest: dashboard,
    member: own,
    group: own,
    "member-admin": isAdmin || isMemberAdmin ? own : dashboard,
    admin: isAdmin ? own : dashboard,
  }
  const isOpen = ["public", "guest"].includes(handle.access)
  const outside = handle.isForScripts ? 401 : login
  if (isSignedIn) return inside[handle.access]
  return isOpen ? own : outside
}

const outcomeOf = ({ status, location }: Answer) => (location ? new URL(location).pathname : status)

async function outcomesFor(visitor: Visitor) {
  const found: Record<string, number | string> = {}
  for (const { pattern } of addressable) found[pattern] = outcomeOf(await visitor.get(addressOf(pattern)))
  return found
}

const expectedFor = (standing: Standing) =>
  Object.fromEntries(addressable.map((route) => [route.pattern, expected(route, standing)]))

const outsiders = new Set(["non-member", "disabled"])
const insiders = people.map(({ id }) => id).filter((id) => !outsiders.has(id))
const stranger: Standing = { isSignedIn: false, isAdmin: false, isMemberAdmin: false }

describe("quality row 40: every route for everybody", () => {
  test("every route of the table is in this table, and says who may open it", () => {
    expect(Object.keys(outcomes).sort()).toEqual(addressable.map(({ pattern }) => pattern).sort())
    for (const { file, handle, hasLoader } of routeTable) {
      expect(handle?.access, file).toBeDefined()
      expect(hasLoader, `${file} has a loader, or nothing guards it`).toBe(true)
    }
  })

  test("SES-06 nobody signed in", async () => {
    expect(await outcomesFor(newVisitor())).toEqual(expectedFor(stranger))
  })

  test.concurrent.for(portion(insiders, 1))(
    "ROLE-01 %s",
    { timeout: 60_000 }, // all of them at once ask for every page
    async (person, { expect }) => {
      const visitor = newVisitor()
      expect((await visitor.signIn(person)).url).toMatch(/\/a\/aurora\/dashboard/)
      const [isAdmin, isMemberAdmin] = [person === "admin", person === "member-admin"]
      const standing = { person, isSignedIn: true, isAdmin, isMemberAdmin }
      expect(await outcomesFor(visitor)).toEqual(expectedFor(standing))
    },
  )

  test.for(portion([...outsiders], 1))("SES-03 %s stays outside", async (person) => {
    const visitor = newVisitor()
    expect((await visitor.signIn(person)).url).toMatch(/\/a\/aurora\/login/)
    expect(await outcomesFor(visitor)).toEqual(expectedFor(stranger))
  })

  test("the data of a page is guarded like the page (single fetch)", async () => {
    const visitor = newVisitor()
    const closed = addressable.filter(({ handle }) => !["public", "guest"].includes(handle.access))
    for (const { pattern, handle } of portion(closed, 10)) {
      const { status, body } = await visitor.get(`${addressOf(pattern).replace(/\/$/, "")}.data`)
      expect(status, pattern).toBe(handle.isForScripts ? 401 : 202)
      if (handle.isForScripts) continue
      expect(body).toContain(login)
      expect(body).not.toContain("widgets")
    }
  })

  test("TEN-08 nothing is guarded in an alliance that is not known: it is a 404", async () => {
    const visitor = newVisitor()
    const ofAlliances = addressable.filter(({ pattern }) => pattern.startsWith("/a/"))
    for (const { pattern } of portion(ofAlliances, 10))
      expect((await visitor.get(addressOf(pattern, { alliance: "nowhere" }))).status, pattern).toBe(404)
  })

  test("a write to a page without an action is refused", async () => {
    const visitor = newVisitor()
    await visitor.signIn("admin")
    const unwritten = addressable.filter(({ hasAction }) => !hasAction)
    for (const { pattern } of portion(unwritten, 10)) {
      const { status } = await visitor.post(addressOf(pattern))
      expect(status, pattern).toBe(405)
    }
  })
})
