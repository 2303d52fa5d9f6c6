import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { FaultProxy, wireFaults, type WireFault } from "#tests/support/fault-proxy.ts"
import { portion } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { addressable, addressOf, type Route } from "#tests/support/route-table.ts"
import { text } from "#tests/support/texts.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"

/** Backend timeout of the portal in milliseconds, instead of 15,000. */
const backendTimeout = 1_500
const concurrency = 8

let proxy: FaultProxy
let own: OwnPortal
/** An administrator, who may open every page. */
let member: Visitor
beforeAll(async () => {
  const through = async (mock: string) => {
    proxy = await FaultProxy.start(mock)
    return proxy.origin
  }
  own = await startOwnPortal("faults-wire", { through, env: { REQUEST_TIMEOUT_MS: `${backendTimeout}` } })
  member = own.newVisitor()
  await member.signIn("admin")
})
afterAll(async () => {
  await own.stop()
  await proxy.stop()
})

/** A page behind the login: withheld while the token cannot be verified. */
const isWithheld = ({ handle }: Route) =>
  !["public", "guest"].includes(handle.access) && !handle.isForScripts && !handle.pageOf
const loaders = addressable.filter(({ hasLoader }) => hasLoader)

/** The mock can produce the other faults itself: see loaders.test.ts. */
const onlyHere = wireFaults.filter((fault) => fault !== "hang" && fault !== "reset")

/** The routes to try under the fault at this index: all call the backend through the same client, so each is tried under two faults, not under all. */
function shareOf(at: number): Route[] {
  const turns = onlyHere.length / 2
  return loaders.filter((_route, index) => index % turns === at % turns)
}

/** Statuses of withheld pages: on a busy machine an immediate failure may also end as a timeout. */
const screensOf = (fault: WireFault) => (fault === "drip" ? [504] : [503, 504])

const isHtml = ({ headers }: Answer) => headers.get("content-type")?.startsWith("text/html") === true

/** Describes what is wrong with a page under the fault; empty if nothing is. */
function faultsOf(route: Route, answer: Answer, milliseconds: number, fault: WireFault): string[] {
  const { status, body, headers } = answer
  const screens = screensOf(fault)
  const wrongs: [boolean, string][] = [
    [milliseconds > backendTimeout * 3 + 2_000, `${Math.round(milliseconds)} ms`],
    [status === 500, "500"],
    [isWithheld(route) && fault !== "flap" && !screens.includes(status), `${status}, not ${screens.join()}`],
    [isHtml(answer) && status === 503 && headers.get("retry-after") !== "5", "no Retry-After"],
    [isHtml(answer) && status >= 500 && !body.includes(text("en", "error.retry")), `${status} without its screen`],
    [isHtml(answer) && !body.includes("</html>"), "half a page"],
    [headers.getSetCookie().some((cookie) => cookie.startsWith("session=;")), "the session is gone"],
  ]
  return wrongs.filter(([isWrong]) => isWrong).map(([, wrong]) => wrong)
}

async function visit(route: Route, fault: WireFault): Promise<string[]> {
  const started = performance.now()
  const answer = await member.get(addressOf(route.pattern))
  return faultsOf(route, answer, performance.now() - started, fault).map((one) => `${route.pattern}: ${one}`)
}

describe("quality rows 1 to 7: connections that break", () => {
  test("the proxy forwards everything without a fault", async () => {
    expect((await member.get("/a/aurora/dashboard")).status).toBe(200)
  })

  test("every loader is tested with two faults", () => {
    const tried = onlyHere.flatMap((_fault, at) => shareOf(at).map(({ pattern }) => pattern))
    expect(tried.sort()).toEqual(loaders.flatMap(({ pattern }) => [pattern, pattern]).sort())
  })

  test.each(portion(onlyHere, 2, 3))(
    "%s: its share of the loaders have their screens in time, the session is kept, and it goes on afterwards",
    { timeout: 240_000 },
    async (fault) => {
      await proxy.set(fault)
      const found = await inBatches(shareOf(onlyHere.indexOf(fault)), concurrency, (route) => visit(route, fault))
      await proxy.set(undefined)
      expect(found.flat()).toEqual([])
      expect((await member.get("/a/aurora/dashboard")).status).toBe(200)
    },
  )

  test.each(portion([...wireFaults], 2, 3))(
    "%s: what was typed into a form is still there, and sent at most once",
    async (fault) => {
      const stranger = own.newVisitor()
      await stranger.get("/a/aurora/login/request")
      await stranger.mock.clearCalls()
      await proxy.set(fault)
      const sent = await stranger.post("/a/aurora/login/request", { name: "Lei Li 李雷", company: "C & C" })
      await proxy.set(undefined)
      const writes = (await stranger.mock.calls()).filter(({ method }) => method === "POST")
      expect(writes.length).toBeLessThanOrEqual(1)
      if (sent.status === 302 || sent.status === 303) return expect([fault, writes.length]).toEqual(["flap", 1])
      expect([502, 503, 504]).toContain(sent.status)
      expect(sent.body).toContain('value="Lei Li 李雷"')
    },
  )
})
