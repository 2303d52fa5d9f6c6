import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import type { Fault } from "#tests/support/mock.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import { text } from "#tests/support/texts.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"

/** What somebody meets: the status, and the words of its screen. */
type Screen = { status: number; words: string[] }

const server: Screen = { status: 502, words: [text("en", "error.server.message"), text("en", "error.retry")] }
const timeout: Screen = { status: 504, words: [text("en", "error.timeout.message"), text("en", "error.retry")] }

const faults: Record<string, { fault: Omit<Fault, "operation">; screen: Screen; widget: string }> = {
  "cut connections": { fault: { kind: "reset" }, screen: server, widget: "error.server" },
  "status 500": { fault: { kind: "status", status: 500 }, screen: server, widget: "error.server" },
  "status 503": { fault: { kind: "status", status: 503 }, screen: server, widget: "error.server" },
  "broken JSON": { fault: { kind: "broken-json" }, screen: server, widget: "error.server" },
  "somebody's HTML": { fault: { kind: "html" }, screen: server, widget: "error.server" },
  "another contract": { fault: { kind: "contract" }, screen: server, widget: "error.server" },
  "no answer": { fault: { kind: "hang" }, screen: timeout, widget: "error.timeout" },
}

/** Pages that need nothing of the backend to be shown, or that a failure leads elsewhere. */
const unaffected: Record<string, number | string> = {
  "/": 404,
  "/preferences": "/",
  "/a/:alliance/login": "/a/aurora/dashboard",
  "/a/:alliance/login/request": "/a/aurora/dashboard",
  "/a/:alliance/login/request/sent": "/a/aurora/dashboard",
  "/a/:alliance/callback": "/a/aurora/dashboard",
  "/a/:alliance/logout": 200,
  "/a/:alliance/file/:id/failed": 502,
  "/a/:alliance/file/:id": "/a/aurora/file/no-such-record/failed",
  "/a/:alliance/feed/:feedKey/calendar.ics": 503,
  "/a/:alliance/schedule/:id/calendar.ics": "/a/aurora/schedule/no-such-record",
  "/a/:alliance/schedule.csv": "/a/aurora/schedule",
  "/a/:alliance/admin/entity.csv": "/a/aurora/admin/entity",
  "/a/:alliance/admin/log.csv": "/a/aurora/admin/log",
  "/a/:alliance/meeting/:id/calendar.ics": "/a/aurora/meeting/no-such-record",
  "/a/:alliance/meeting.csv": "/a/aurora/meeting",
  "/a/:alliance/vote/:id/calendar.ics": "/a/aurora/vote/no-such-record",
  "/a/:alliance/vote/:id/records.csv": "/a/aurora/vote/no-such-record",
  "/a/:alliance/vote.csv": "/a/aurora/vote",
  "/a/:alliance/admin/apply.csv": "/a/aurora/admin/apply",
  "/a/:alliance/admin/member.csv": "/a/aurora/admin/member",
  "/a/:alliance/import/template": "/a/aurora/admin/member/invite",
  "/a/:alliance/import/:id/rejected.csv": "/a/aurora/admin/member/invite/no-such-record",
  "/a/:alliance/group.csv": "/a/aurora/group",
  "/a/:alliance/account/download/:id/file": "/a/aurora/account/download",
  "/a/:alliance/wg/:acronym/member.csv": "/a/aurora/wg/COPT/member",
  "/a/:alliance/wg/:acronym/log.csv": "/a/aurora/wg/COPT/log",
  "/a/:alliance/upload/:module": 405,
  "/a/:alliance/draft": 405,
  "/a/:alliance/search/results": 200,
  "/a/:alliance/*": 404,
  "/kit": 200,
  "/kit/list": 200,
  "/*": 404,
}

/** Pages that cannot be shown without their call. */
const failing = ["/a/:alliance/thanks"]

/** Pages behind the login: they are withheld while nobody can say whether the token still counts. */
const withheld = [
  "/a/:alliance",
  "/a/:alliance/dashboard",
  "/a/:alliance/calendar",
  "/a/:alliance/calendar/feed",
  "/a/:alliance/schedule",
  "/a/:alliance/schedule/create",
  "/a/:alliance/schedule/:id",
  "/a/:alliance/schedule/:id/edit",
  "/a/:alliance/schedule/:id/cancel",
  "/a/:alliance/meeting",
  "/a/:alliance/meeting/:id",
  "/a/:alliance/meeting/:id/summary",
  "/a/:alliance/meeting/:id/minutes",
  "/a/:alliance/wg/:acronym/meeting",
  "/a/:alliance/wg/:acronym/meeting/:id",
  "/a/:alliance/wg/:acronym/meeting/:id/summary",
  "/a/:alliance/meeting/create",
  "/a/:alliance/meeting/:id/edit",
  "/a/:alliance/meeting/:id/confirm/:action",
  "/a/:alliance/meeting/:id/documents",
  "/a/:alliance/meeting/:id/summary/edit",
  "/a/:alliance/meeting/:id/topic/create",
  "/a/:alliance/meeting/:id/topic/:topicId/edit",
  "/a/:alliance/meeting/:id/topic/:topicId/withdraw",
  "/a/:alliance/wg/:acronym/meeting/:id/confirm/:action",
  "/a/:alliance/wg/:acronym/meeting/:id/documents",
  "/a/:alliance/wg/:acronym/meeting/:id/summary/edit",
  "/a/:alliance/wg/:acronym/meeting/:id/topic/create",
  "/a/:alliance/wg/:acronym/meeting/:id/topic/:topicId/edit",
  "/a/:alliance/wg/:acronym/meeting/:id/topic/:topicId/withdraw",
  "/a/:alliance/vote/create",
  "/a/:alliance/vote/:id/edit",
  "/a/:alliance/vote/:id/extend",
  "/a/:alliance/vote/:id/confirm/:action",
  "/a/:alliance/wg/:acronym/vote/create",
  "/a/:alliance/wg/:acronym/vote/:id/edit",
  "/a/:alliance/wg/:acronym/vote/:id/extend",
  "/a/:alliance/wg/:acronym/vote/:id/confirm/:action",
  "/a/:alliance/admin",
  "/a/:alliance/admin/apply",
  "/a/:alliance/admin/apply/:id",
  "/a/:alliance/admin/apply/:id/edit",
  "/a/:alliance/admin/apply/:id/reject",
  "/a/:alliance/admin/member",
  "/a/:alliance/admin/member/:id",
  "/a/:alliance/admin/member/invite",
  "/a/:alliance/admin/member/invite/:importId",
  "/a/:alliance/admin/member/invite/:importId/message",
  "/a/:alliance/admin/member/invitation/:id",
  "/a/:alliance/admin/member/:id/disable",
  "/a/:alliance/admin/entity",
  "/a/:alliance/admin/entity/create",
  "/a/:alliance/admin/entity/level",
  "/a/:alliance/admin/entity/:id",
  "/a/:alliance/admin/entity/:id/edit",
  "/a/:alliance/admin/entity/:id/disable",
  "/a/:alliance/admin/log",
  "/a/:alliance/admin/group",
  "/a/:alliance/admin/group/create",
  "/a/:alliance/admin/group/:acronym/edit",
  "/a/:alliance/admin/group/:acronym/disband",
  "/a/:alliance/admin/group/:acronym/member",
  "/a/:alliance/admin/group/:acronym/member/:role/:memberId/remove",
  "/a/:alliance/wg/:acronym/member/manage",
  "/a/:alliance/wg/:acronym/member/:role/:memberId/remove",
  "/a/:alliance/wg/:acronym/leave",
  "/a/:alliance/wg/:acronym/log",
  "/a/:alliance/kit/session",
  "/a/:alliance/kit/rich-text",
  "/a/:alliance/group",
  "/a/:alliance/account",
  "/a/:alliance/account/meeting",
  "/a/:alliance/account/vote",
  "/a/:alliance/vote",
  "/a/:alliance/vote/:id",
  "/a/:alliance/vote/:id/result",
  "/a/:alliance/vote/:id/receipt",
  "/a/:alliance/wg/:acronym/vote",
  "/a/:alliance/wg/:acronym/vote/:id",
  "/a/:alliance/search",
  "/a/:alliance/account/profile",
  "/a/:alliance/account/needs-my-action",
  "/a/:alliance/account/subscription",
  "/a/:alliance/account/download",
  "/a/:alliance/export",
  "/a/:alliance/wg/:acronym",
  "/a/:alliance/wg/:acronym/about",
  "/a/:alliance/wg/:acronym/member",
  "/a/:alliance/wg/:acronym/meeting/create",
  "/a/:alliance/wg/:acronym/meeting/:id/edit",
]

/** Answers for scripts, which need no screen. */
const forScripts = [
  "/a/:alliance/member-tree",
  "/a/:alliance/rich-text",
  "/a/:alliance/account/download/packing",
  "/a/:alliance/region/:code",
]

/** Pages asked for at the same time: more would find no place before the backend (docs/decisions/015-availability.md). */
const together = 10

const widgets = [
  "dashboard.recent",
  "calendar.list",
  "dashboard.statistics",
  "dashboard.activity",
  "notice.list",
  "proposal.list",
  "needs-my-action.list",
]

/** Waits long, so that a busy machine is no failure of the backend. */
let own: OwnPortal
/** Gives a backend up that does not answer. */
let hasty: OwnPortal
/** Signed in at the portal that the fault is tried on; an administrator, whom every page lets in. */
let member: Visitor
const members = new Map<OwnPortal, Visitor>()
beforeAll(async () => {
  own = await startOwnPortal("faults-loaders", { env: { WIDGET_PATIENCE_MS: "10000" } })
  hasty = await startOwnPortal("faults-loaders-hasty", { env: { REQUEST_TIMEOUT_MS: "1500" } })
  for (const portal of [own, hasty]) {
    const visitor = portal.newVisitor()
    await visitor.signIn("admin")
    members.set(portal, visitor)
  }
})
afterAll(() => Promise.all([own.stop(), hasty.stop()]))

const outcomeOf = ({ status, location }: Answer) => (location ? new URL(location).pathname : status)
const isWhole = ({ body }: Answer) => body.includes("</html>")

async function under(fault: Fault, visit: () => Promise<void>): Promise<void> {
  await member.mock.fault(fault)
  try {
    await visit()
  } finally {
    await member.mock.clearFaults()
  }
}

describe.each(portion(Object.entries(faults), 2))(
  "ERR-02 ERR-03 quality rows 1 to 6: %s",
  (_name, { fault, screen, widget }) => {
    const everything = { ...fault, operation: "*" }
    beforeAll(() => {
      member = members.get(screen === timeout ? hasty : own) as Visitor
    })

    test("every route of the table has its outcome, the session is kept", async () => {
      expect([...Object.keys(unaffected), ...failing, ...withheld, ...forScripts].sort()).toEqual(
        addressable.map(({ pattern }) => pattern).sort(),
      )
      await under(everything, async () => {
        const outcome = async (pattern: string) => [pattern, outcomeOf(await member.get(addressOf(pattern)))]
        const found = await inBatches(Object.keys(unaffected), together, outcome)
        expect(Object.fromEntries(found)).toEqual(unaffected)
      })
      expect((await member.get("/a/aurora/dashboard")).status).toBe(200)
    })

    test.each(failing)("%s shows its screen, whole, with a way to try again", async (pattern) => {
      await under(everything, async () => {
        const answer = await member.get(addressOf(pattern))
        expect(answer.status).toBe(screen.status)
        for (const words of screen.words) expect(answer.body).toContain(words)
        expect(isWhole(answer)).toBe(true)
        expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith("session="))).toEqual([])
        const data = await member.get(`${addressOf(pattern)}.data`)
        expect(data.status).toBe(screen.status)
        expect(data.body).toContain('"failure"')
      })
    })

    test("what is behind the login is withheld while the token cannot be checked; that ends no session", async () => {
      const isTimeout = screen === timeout
      const asked = portion(withheld, 8)
      const words = [
        text("en", isTimeout ? "error.timeout.message" : "error.unavailable.message"),
        text("en", "error.retry"),
      ]
      const expected = {
        page: isTimeout ? 504 : 503,
        retryAfter: isTimeout ? null : "5",
        says: words,
        data: isTimeout ? 504 : 503,
      }
      await under({ ...fault, operation: "token.verify" }, async () => {
        const found = await inBatches(asked, together, async (pattern) => {
          const address = addressOf(pattern)
          const [page, data] = await Promise.all([member.get(address), member.get(`${address}.data`)])
          const says = words.filter((one) => page.body.includes(one))
          return [
            pattern,
            { page: page.status, retryAfter: page.headers.get("retry-after"), says, data: data.status },
          ] as const
        })
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(asked.map((pattern) => [pattern, expected])))
        expect(member.cookies.has("session")).toBe(true)
      })
    })

    test.each(forScripts)("%s fails for scripts as well, that ends no session", async (pattern) => {
      await under(everything, async () => {
        const answer = await member.get(addressOf(pattern))
        expect([screen.status, screen === timeout ? 504 : 503]).toContain(answer.status)
        expect(member.cookies.has("session")).toBe(true)
      })
    })

    test("DASH-07 the dashboard says it in each widget, and stands", async () => {
      for (const operation of [...widgets, "workgroup.grouped"]) await member.mock.fault({ ...fault, operation })
      await under({ ...fault, operation: "thanks.get" }, async () => {
        const answer = await member.get("/a/aurora/dashboard?whole")
        expect(answer.status).toBe(200)
        expect(answer.body.split(text("en", widget)).length - 1).toBeGreaterThanOrEqual(6)
        expect(answer.body).toContain(text("en", "shell.groups-missing"))
        expect(isWhole(answer)).toBe(true)
        expect((await member.get("/a/aurora/dashboard.data")).status).toBe(200)
      })
    })

    test.each([
      ["dashboard.recent", "dashboard.recent.title"],
      ["notice.list", "dashboard.notices.title"],
    ])("DASH-07 quality row 12: only %s fails, the other five are there", async (operation, title) => {
      await under({ ...fault, operation }, async () => {
        const answer = await member.get("/a/aurora/dashboard?whole")
        expect(answer.status).toBe(200)
        expect(answer.body).toContain(text("en", title))
        expect(answer.body.split(text("en", widget)).length - 1).toBe(1)
      })
    })
  },
)

describe("SES-07 quality row 8: a 401", () => {
  const closed = addressable.filter(
    ({ handle }) => !["public", "guest"].includes(handle.access) && !handle.isForScripts,
  )
  const loginAddress = "/a/aurora/login"

  const signedIn = async () => {
    const visitor = own.newVisitor()
    await visitor.signIn("admin")
    return visitor
  }

  test.each(portion(closed, 6).map(({ pattern }) => pattern))(
    "%s: login page, warning, session ended",
    async (pattern) => {
      for (const suffix of ["", ".data"]) {
        const visitor = await signedIn()
        await visitor.mock.fault({ operation: "*", kind: "status", status: 401 })
        const answer = await visitor.get(addressOf(pattern) + suffix)
        if (suffix) expect([answer.status, answer.body.includes(loginAddress)]).toEqual([202, true])
        else expect(outcomeOf(answer)).toBe(loginAddress)
        expect(visitor.cookies.has("session")).toBe(false)
        await visitor.mock.clearFaults()
        const login = await visitor.get(loginAddress)
        expect(login.body).toMatch(/Login timed out|login timed out, please log in again/)
        expect((await visitor.get(addressOf(pattern))).status).toBe(302)
      }
    },
  )

  test("SES-06 the backend no longer knows the token: 'Login timed out', and back to the page after login", async () => {
    const visitor = await signedIn()
    own.mock.stores
      .get(visitor.mock.store)
      .rows.session.all()
      .forEach(({ id }) => endSession(visitor, id))
    const answer = await visitor.get("/a/aurora/dashboard?page=2")
    expect(outcomeOf(answer)).toBe(loginAddress)
    expect((await visitor.get(loginAddress)).body).toContain(text("en", "session.timed-out"))
    expect((await visitor.signIn("admin")).url).toBe(`${own.portal}/a/aurora/dashboard?page=2`)
  })

  test.each(["workgroup.grouped", "dashboard.recent", "calendar.list", "proposal.list"])(
    "only %s answers 401: that ends the session as well",
    async (operation) => {
      const visitor = await signedIn()
      await visitor.mock.fault({ operation, kind: "status", status: 401 })
      const answer = await visitor.get("/a/aurora/dashboard")
      expect(outcomeOf(answer)).toBe(loginAddress)
      expect(visitor.cookies.has("session")).toBe(false)
    },
  )

  test("a page for everyone and a download, opened by somebody whose session is over", async () => {
    for (const path of ["/a/aurora/thanks", "/a/aurora/file/no-such-record"]) {
      const visitor = await signedIn()
      await visitor.mock.fault({ operation: "*", kind: "status", status: 401 })
      expect(outcomeOf(await visitor.get(path)), path).toBe(loginAddress)
      expect(visitor.cookies.has("session"), path).toBe(false)
    }
  })

  test("SES-09 logging out works whatever the backend says", async () => {
    for (const fault of [
      ...Object.values(faults).map(({ fault }) => fault),
      { kind: "status", status: 401 } as const,
    ]) {
      const visitor = await signedIn()
      await visitor.mock.fault({ ...fault, operation: "*" })
      const answer = await visitor.post("/a/aurora/logout")
      expect([outcomeOf(answer), visitor.cookies.has("session")]).toEqual([loginAddress, false])
    }
  })

  function endSession(visitor: Visitor, id: string): void {
    own.mock.stores.get(visitor.mock.store).rows.session.delete(id)
  }
})
