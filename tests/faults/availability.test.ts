import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { eventually } from "#tests/support/eventually.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const retry = (answer: { headers: Headers }) => answer.headers.get("retry-after")
const timed = async <Value>(visit: Promise<Value>) => {
  const started = performance.now()
  return [await visit, performance.now() - started] as const
}
const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Infinity

describe("quality row 13: a backend that fails", () => {
  let own: OwnPortal
  let member: Visitor
  beforeAll(async () => {
    own = await startOwnPortal("availability-breaker", { env: { BREAKER_CALLS: "20" } })
    member = own.newVisitor()
    await member.signIn("member")
  })
  afterAll(() => own.stop())

  test("after twenty failed calls the breaker opens: 503 at once, nothing typed is lost, and it closes by itself", async () => {
    const stranger = own.newVisitor()
    await stranger.get("/a/aurora/login/request")
    await member.mock.fault({ operation: "*", kind: "reset" })
    await Promise.all(Array.from({ length: 20 }, () => member.get("/a/aurora/thanks")))
    await member.mock.clearCalls()

    const times: number[] = []
    for (let at = 0; at < 30; at += 1) {
      const [page, milliseconds] = await timed(member.get("/a/aurora/thanks"))
      expect([page.status, retry(page)]).toEqual([503, "5"])
      expect(page.body).toContain(text("en", "error.unavailable.message"))
      times.push(milliseconds)
    }
    console.log(`a page while the backend is left alone: median ${median(times).toFixed(1)} ms`)
    expect(median(times)).toBeLessThan(300)
    expect(await member.mock.calls()).toEqual([])

    const dashboard = await member.get("/a/aurora/dashboard")
    expect([dashboard.status, retry(dashboard), member.cookies.has("session")]).toEqual([503, "5", true])
    const sent = await stranger.post("/a/aurora/login/request", { name: "Lei Li 李雷", company: "C" })
    expect([sent.status, sent.body.includes('value="Lei Li 李雷"')]).toEqual([503, true])
    expect((await member.get("/healthz")).status).toBe(200)
    expect((await member.get("/readyz")).status).toBe(503)

    await member.mock.clearFaults()
    const [, recovery] = await timed(
      vi.waitFor(async () => expect((await member.get("/a/aurora/thanks")).status).toBe(200), {
        timeout: 8_000,
        interval: 100,
      }),
    )
    expect(recovery).toBeLessThan(6_500)
    expect((await member.get("/readyz")).status).toBe(200)
    expect((await member.get("/a/aurora/dashboard")).status).toBe(200)
    const log = async () => (await own.log()).map(({ msg }) => msg)
    await eventually(async () => expect(await log()).toContain("the backend answers again"))
    const said = await log()
    expect(said.filter((line) => String(line).startsWith("the backend fails"))).toHaveLength(1)
  })
})

describe("quality row 17: overload", () => {
  const maxRunning = 5
  /** One address may use three quarters of these; all requests here come from the same address. */
  const ofOneAddress = 4
  let own: OwnPortal
  beforeAll(
    async () =>
      void (own = await startOwnPortal("availability-shedding", { env: { MOST_RUNNING_REQUESTS: `${maxRunning}` } })),
  )
  afterAll(() => own.stop())

  test("pages get a 503 that reloads itself; forms, assets and health checks are answered", async () => {
    const member = own.newVisitor()
    await member.signIn("member")
    const form = { "content-type": "application/x-www-form-urlencoded" }
    const asset = /"(\/assets\/[^"]+\.css)"/.exec((await member.get("/a/aurora/thanks")).body)?.[1] ?? ""
    await member.mock.clearCalls()
    await member.mock.fault({ operation: "thanks.get", kind: "delay", delay_ms: 6_000 })
    const running = Array.from({ length: ofOneAddress }, () => member.get("/a/aurora/thanks"))
    await vi.waitFor(
      async () =>
        expect((await member.mock.calls()).filter(({ operation }) => operation === "thanks.get")).toHaveLength(
          ofOneAddress,
        ),
      { timeout: 5_000 },
    )

    const [busy, milliseconds] = await timed(member.get("/a/aurora/thanks?a=1&b=%22%3E"))
    expect([busy.status, retry(busy), busy.headers.get("cache-control")]).toEqual([503, "5", "no-store"])
    expect(busy.body).toContain(text("en", "error.busy.message"))
    expect(busy.body).toContain('href="/a/aurora/thanks?a=1&#38;b=%22%3E"')
    expect(milliseconds).toBeLessThan(500)
    expect((await own.newVisitor().speaks("zh").get("/a/aurora/login")).body).toContain(
      text("zh", "error.busy.message"),
    )
    expect((await member.get("/healthz")).status).toBe(200)
    expect((await member.get(asset)).status).toBe(200)
    expect((await member.post("/preferences", { appearance: "dark" }, { headers: form })).status).toBe(302)

    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(ofOneAddress).fill(200))
    await member.mock.clearFaults()
    expect((await member.get("/a/aurora/thanks")).status).toBe(200)
  })
})
