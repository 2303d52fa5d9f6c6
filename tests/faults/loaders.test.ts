import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import type { Fault } from "#tests/support/mock.ts"
import { type OwnPortal, sharedPortal, startOwnPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import { failsForScripts, needsBackend, withoutBackend } from "#tests/support/registry.ts"
import { patternOf, rowOf, within } from "#tests/security/authorisation-cells.ts"
import { text } from "#tests/support/texts.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"

/** The expected response: its status and the texts of its screen. */
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

/** Outcomes of routes that need no backend, or redirect when it fails. */
const unaffected = Object.fromEntries(
  Object.entries(withoutBackend).map(([key, outcome]) => [patternOf(key), within(outcome)]),
)
/** Pages that cannot be rendered without their call. */
const failing = needsBackend.map(patternOf)
/** Responses for scripts, which need no screen. */
const forScripts = failsForScripts.map(patternOf)

/** Pages behind the login according to the access table: withheld while the token cannot be verified. */
const withheld = addressable
  .filter(({ pattern }) => !(pattern in unaffected) && !forScripts.includes(pattern))
  .filter((route) => !["public", "guest"].includes(rowOf(route)[0]))
  .map(({ pattern }) => pattern)

/** Guards treat all faults alike: every page is tried with one error and one timeout, and some pages with each of the others. */
const underEach = new Set(["status 503", "no answer"])
const some = withheld.filter((_pattern, at) => at % 12 === 0)

/** Pages requested in parallel: more would exceed the limit of backend calls (docs/decisions/015-availability.md). */
const concurrency = 10

const widgets = [
  "dashboard.recent",
  "calendar.list",
  "dashboard.statistics",
  "dashboard.activity",
  "notice.list",
  "proposal.list",
  "needs-my-action.list",
]

/** Has long timeouts, so that a busy machine does not look like a failing backend. */
let own: TestPortal
/** Has a short timeout for a backend that does not respond. */
let hasty: OwnPortal
/** Signed in at the portal under test; an administrator, who may open every page. */
let member: Visitor
beforeAll(async () => {
  own = await sharedPortal()
  hasty = await startOwnPortal("faults-loaders-hasty", { env: { REQUEST_TIMEOUT_MS: "1500" } })
})
afterAll(() => hasty.stop())

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

describe.each(portion(Object.entries(faults), 2, 3))(
  "ERR-02 ERR-03 quality rows 1 to 6: %s",
  (name, { fault, screen, widget }) => {
    const everything = { ...fault, operation: "*" }
    const enter = async () => {
      member = (screen === timeout ? hasty : own).newVisitor()
      await member.signIn("admin")
    }
    beforeAll(enter)

    test("every route has its expected outcome, and the session is kept", async () => {
      expect([...Object.keys(unaffected), ...failing, ...withheld, ...forScripts].sort()).toEqual(
        addressable.map(({ pattern }) => pattern).sort(),
      )
      await under(everything, async () => {
        const outcome = async (pattern: string) => [pattern, outcomeOf(await member.get(addressOf(pattern)))]
        const found = await inBatches(Object.keys(unaffected), concurrency, outcome)
        expect(Object.fromEntries(found)).toEqual(unaffected)
      })
      expect((await member.get("/a/aurora/dashboard")).status).toBe(200)
    })

    test.each(failing)("%s shows the complete error screen with a retry link", async (pattern) => {
      await enter() // a session that was last seen a minute ago would be renewed
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

    test("pages behind the login are not shown while the token cannot be checked; the session is kept", async () => {
      const isTimeout = screen === timeout
      const asked = portion(underEach.has(name) ? withheld : some, 8)
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
        const found = await inBatches(asked, concurrency, async (pattern) => {
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

    test.each(forScripts)("%s fails for scripts as well; the session is kept", async (pattern) => {
      await under(everything, async () => {
        // an unknown module is not found, whether or not there is a backend
        const answer = await member.get(addressOf(pattern, { module: "task" }))
        expect([screen.status, screen === timeout ? 504 : 503]).toContain(answer.status)
        expect(member.cookies.has("session")).toBe(true)
      })
    })

    test("DASH-07 the dashboard is shown with an error in each widget", async () => {
      for (const operation of [...widgets, "workgroup.grouped"]) await member.mock.fault({ ...fault, operation })
      await under({ ...fault, operation: "thanks.get" }, async () => {
        const answer = await member.get("/a/aurora/dashboard?whole")
        expect(answer.status).toBe(200)
        expect(answer.body.split(text("en", widget)).length - 1).toBeGreaterThanOrEqual(6)
        expect(answer.body).toContain("/a/aurora/wg/COPT/about") // from the last navigation
        expect(isWhole(answer)).toBe(true)
        expect((await member.get("/a/aurora/dashboard.data")).status).toBe(200)
      })
    })

    test.each([
      ["dashboard.recent", "dashboard.recent.title"],
      ["notice.list", "dashboard.notices.title"],
    ])("DASH-07 quality row 12: only %s fails, the other five are shown", async (operation, title) => {
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

  /** Scripts get their response from the same guard as the page: every fourth page is also tried as they request it. */
  const tries = closed.map(({ pattern }, at) => ({ pattern, suffixes: at % 4 === 0 ? ["", ".data"] : [""] }))

  /** The backend does not end a session that it answers with 401: the same one serves for every page. */
  let visitor: Visitor
  let cookies: Map<string, string>
  beforeAll(async () => {
    visitor = await signedIn()
    cookies = new Map(visitor.cookies)
  })

  test.each(portion(tries, 6))("$pattern: login page, warning, session ended", async ({ pattern, suffixes }) => {
    for (const suffix of suffixes) {
      visitor.resetCookies(cookies)
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
  })

  test("SES-06 an expired token: 'Login timed out', and back to the page after the login", async () => {
    const visitor = await signedIn()
    own.mock.stores
      .get(visitor.mock.store)
      .rows.session.all()
      .forEach(({ id }) => endSession(visitor, id))
    const answer = await visitor.get("/a/aurora/dashboard?page=2")
    expect(outcomeOf(answer)).toBe(loginAddress)
    expect((await visitor.get(loginAddress)).body).toContain(text("en", "session.timed-out"))
    expect((await visitor.signInAndArrive("admin", "aurora", answer.location ?? "")).url).toBe(
      `${own.portal}/a/aurora/dashboard?page=2`,
    )
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

  test("a public page and a download that are opened after the session has ended", async () => {
    for (const path of ["/a/aurora/thanks", "/a/aurora/file/no-such-record"]) {
      const visitor = await signedIn()
      await visitor.mock.fault({ operation: "*", kind: "status", status: 401 })
      expect(outcomeOf(await visitor.get(path)), path).toBe(loginAddress)
      expect(visitor.cookies.has("session"), path).toBe(false)
    }
  })

  test("SES-09 logging out works with any response of the backend", async () => {
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
