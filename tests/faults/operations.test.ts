import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { freePort } from "#scripts/lib/ports.mjs"
import { startPortal } from "#scripts/lib/servers.mjs"
import { eventually } from "#tests/support/eventually.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { testEnvironment } from "#tests/support/servers.ts"
import { text } from "#tests/support/texts.ts"
import { Visitor } from "#tests/support/visitor.ts"

const given = "edge-0123456789abcdef"
const made = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

let own: OwnPortal
let member: Visitor
let figures = ""
beforeAll(async () => {
  const port = await freePort()
  figures = `http://127.0.0.1:${port}/metrics`
  own = await startOwnPortal("operations", {
    env: { METRICS_PORT: String(port), TRUST_PROXY: "1", LOG_LEVEL: "debug" },
  })
  member = own.newVisitor()
  await member.signIn("member")
})
afterAll(() => own.stop())

const linesOf = async (id: string | null) => (await own.log()).filter(({ requestId }) => requestId === id)
const idOf = ({ headers }: { headers: Headers }) => headers.get("x-request-id")

describe("quality V16.50: one id from the proxy to the backend", () => {
  test("the proxy's id is in the response, in each log line and in each backend call of the page", async () => {
    await member.mock.clearCalls()
    const answer = await member.get("/a/aurora/dashboard?whole", { headers: { "x-request-id": given } })
    expect([answer.status, idOf(answer)]).toEqual([200, given])
    const calls = await member.mock.calls()
    expect(calls.length).toBeGreaterThan(5)
    expect(new Set(calls.map(({ request_id }) => request_id))).toEqual(new Set([given]))
    await eventually(async () => expect((await linesOf(given)).map(({ msg }) => msg)).toContain("request"))
    const logged = (await linesOf(given)).filter(({ msg }) => msg === "backend call").map(({ operation }) => operation)
    expect(logged).toEqual(expect.arrayContaining(calls.map(({ operation }) => operation)))
  })

  test("a file is requested with the id and logged like any other call", async () => {
    const { body } = await member.get("/a/aurora/thanks")
    const file = /\/a\/aurora\/file\/[\w-]+/.exec(body)?.[0] ?? ""
    await member.mock.clearCalls()
    const answer = await member.get(file)
    expect(answer.status).toBe(200)
    const [call] = (await member.mock.calls()).filter(({ operation }) => operation === "file.get")
    expect(call?.request_id).toBe(idOf(answer))
    const line = expect.objectContaining({ msg: "backend call", operation: "file.get", status: 200 }) as object
    await eventually(async () => expect(await linesOf(idOf(answer))).toContainEqual(line))
  })

  test("the readiness check calls the backend with an id, too", async () => {
    const { mock, newVisitor } = own
    const stranger = newVisitor()
    expect(idOf(await stranger.get("/readyz"))).toMatch(made)
    const [first] = mock.stores.get("default").calls.list()
    expect(first).toMatchObject({ operation: "alliance.list", request_id: expect.stringMatching(made) as string })
    const line = expect.objectContaining({ operation: "alliance.list" }) as object
    await eventually(async () => expect(await linesOf(first?.request_id ?? null)).toContainEqual(line))
  })

  test.each(["en", "zh"] as const)("ERR-02 an error page shows the id: %s", async (language) => {
    await member.mock.fault({ operation: "thanks.get", kind: "status", status: 500, times: 1 })
    const answer = await member.speaks(language).get("/a/aurora/thanks")
    const id = idOf(answer) ?? ""
    expect(answer.status).toBe(502)
    expect(id).toMatch(made)
    expect(answer.body).toContain(text(language, "error.request-id", { id }))
    const missing = await member.get("/a/aurora/meeting/no-such-meeting")
    expect([missing.status, missing.body.includes(idOf(missing) ?? "")]).toEqual([404, false])
  })
})

describe("metrics", () => {
  const scrape = async () => (await fetch(figures)).text()
  const sample = async (name: string, labels: Record<string, string>) => {
    const parts = Object.entries(labels).map(([key, value]) => `${key}="${value}"`)
    const found = (await scrape())
      .split("\n")
      .find((line) => line.startsWith(name) && parts.every((part) => line.includes(part)))
    return Number(found?.split(" ").at(-1) ?? 0)
  }
  const requests = "portal_request_duration_seconds_count"
  const calls = "portal_backend_call_duration_seconds_count"

  test("count a page by its route, and its calls by operation and outcome", async () => {
    const page = { route: "features/thanks/thanks.route", method: "GET", status: "2xx" }
    const failed = { ...page, status: "5xx" }
    const before = [await sample(requests, page), await sample(requests, failed)]
    await member.mock.fault({ operation: "thanks.get", kind: "contract", times: 1 })
    expect((await member.get("/a/aurora/thanks")).status).toBe(502)
    expect((await member.get("/a/aurora/thanks")).status).toBe(200)
    expect((await member.get("/a/harbor/thanks.data")).status).toBe(200)
    await eventually(async () =>
      expect([
        (await sample(requests, page)) - (before[0] ?? 0),
        (await sample(requests, failed)) - (before[1] ?? 0),
      ]).toEqual([2, 1]),
    )
    expect(await sample(calls, { operation: "thanks.get", outcome: "contract" })).toBe(1)
    expect(await sample(calls, { operation: "thanks.get", outcome: "ok" })).toBeGreaterThan(1)
    expect(await sample(calls, { operation: "file.get", outcome: "ok" })).toBe(1)
  })

  test("contain no user data: no people, alliances or records", async () => {
    const stranger = own.newVisitor()
    for (const path of [
      "/canary-path",
      "/a/canary-alliance",
      "/a/aurora/meeting/canary-id?q=canary-query",
      "/a/aurora/canary-page",
    ])
      await stranger.get(path)
    await stranger.post("/a/aurora/login/request", { name: "canary-name" })
    const scraped = await scrape()
    expect(scraped).toContain('route="features/login-request/create.route",method="POST"')
    expect(scraped).not.toMatch(/canary|aurora|harbor|member-\d|127\.0\.0\.1/)
    const ours = scraped.split("\n").filter((line) => line.startsWith("portal_"))
    const labels = new Set(ours.flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, name]) => name)))
    expect([...labels].sort()).toEqual(["le", "line", "method", "operation", "outcome", "reason", "route", "status"])
  })

  test("are not served on the public port", async () => {
    for (const path of ["/metrics", "/metrics/", "/a/aurora/metrics"]) {
      const { status, body } = await own.newVisitor().get(path)
      expect([path, status, body.includes("portal_request")]).toEqual([path, 404, false])
    }
  })

  test("are served until a stopping process exits", async () => {
    await member.mock.fault({ operation: "thanks.get", kind: "delay", delay_ms: 700, times: 1 })
    const last = member.get("/a/aurora/thanks")
    await eventually(async () => expect(await sample("portal_requests_open", {})).toBeGreaterThan(0))
    process.kill(own.pid, "SIGTERM")
    await eventually(() => expect(fetch(`${own.portal}/healthz`)).rejects.toThrow())
    expect(await sample("portal_requests_open", {})).toBeGreaterThan(0)
    expect((await last).status).toBe(200)
    expect(await own.ended).toMatchObject({ code: 0 })
  })
})

describe("SES-11 the session secret is rotated", () => {
  const [old, young] = ["the-old-secret-0123456789-0123456789-abc", "the-young-secret-0123456789-0123456789-a"]
  /** Two minutes later than the last visit: from then on a session cookie is sealed again. */
  const later = "--import=data:text/javascript,const{now}=Date;Date.now=()=>now()+120000"
  const ending: (() => Promise<unknown>)[] = []
  afterAll(() => Promise.all(ending.map((end) => end())))

  test("both secrets are accepted while both are configured; sessions that were renewed survive the removal of the old one", async () => {
    const first = await startOwnPortal("rotation-old", { env: { SESSION_SECRETS: old } })
    ending.push(first.stop)
    const [back, away] = [first.newVisitor(), first.newVisitor()]
    await Promise.all([back.signIn("member"), away.signIn("secretary")])
    const sealedByOld = back.cookies.get("session")

    const portalWith = async (SESSION_SECRETS: string) => {
      const port = await freePort()
      const env = { ...testEnvironment(port), SESSION_SECRETS, NODE_OPTIONS: later }
      const mockPort = Number(new URL(first.mockOrigin).port)
      const { origin, child } = await startPortal({ port, mockPort, log: `rotation-${port}`, env })
      ending.push(() => child.stop())
      return (person: Visitor) => {
        const same = new Visitor({ portal: origin, mock: first.mockOrigin }, person.mock.store)
        for (const [name, value] of person.cookies) same.cookies.set(name, value)
        return same
      }
    }

    const both = (await portalWith(`${young},${old}`))(back)
    expect((await both.get("/a/aurora/group")).status).toBe(200)
    expect(both.cookies.get("session")).not.toBe(sealedByOld)

    const there = await portalWith(young)
    expect((await there(both).get("/a/aurora/group")).status).toBe(200)
    const late = await there(away).get("/a/aurora/group")
    expect([late.status, new URL(late.location ?? "").pathname]).toEqual([302, "/a/aurora/login"])
  })
})
