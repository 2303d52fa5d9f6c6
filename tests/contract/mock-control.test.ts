import { beforeAll, describe, expect, test } from "vitest"
import { request } from "node:http"
import type { Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()
let session: Session

beforeAll(async () => {
  session = await host.signIn("chair")
})

const fault = (body: unknown) => host.control(session.store, "POST", "fault", body)
const heal = () => host.control(session.store, "DELETE", "fault")
const raw = (path: string, signal?: AbortSignal) =>
  fetch(`${host.origin}/api/${path}`, { headers: session.headers, signal: signal ?? null })

describe("faults", () => {
  test.each([500, 503, 401, 404])("status: %i is returned once", async (status) => {
    await fault({ operation: "notice.list", kind: "status", status, times: 1 })
    expect((await raw("notice")).status).toBe(status)
    expect((await raw("notice")).status).toBe(200)
  })

  test("delay: the response is correct, but late", async () => {
    await fault({ operation: "notice.list", kind: "delay", delay_ms: 120, times: 1 })
    const before = performance.now()
    expect((await raw("notice")).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThan(110)
  })

  test("hang: the connection is accepted, but there is no response", async () => {
    await fault({ operation: "notice.list", kind: "hang", times: 1 })
    await expect(raw("notice", AbortSignal.timeout(250))).rejects.toThrow(/timeout/)
  })

  test("reset: the connection is reset", async () => {
    await fault({ operation: "notice.list", kind: "reset", times: 1 })
    const cause = await raw("notice").catch((error: Error) => error.cause as NodeJS.ErrnoException)
    expect((cause as NodeJS.ErrnoException).code).toBe("ECONNRESET")
  })

  test("broken-json: status 200 with incomplete JSON", async () => {
    await fault({ operation: "notice.list", kind: "broken-json", times: 1 })
    const answer = await raw("notice")
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"])
    await expect(answer.json()).rejects.toThrow(SyntaxError)
  })

  test("html: status 200 with an HTML page", async () => {
    await fault({ operation: "notice.list", kind: "html", times: 1 })
    const answer = await raw("notice")
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"])
  })

  test("contract: JSON that the contract does not allow", async () => {
    await fault({ operation: "notice.list", kind: "contract", times: 1 })
    expect(await (await raw("notice")).json()).toEqual({ success: "yes", result: { unexpected: 1 } })
  })

  test("huge: a response of more than 12 MB", async () => {
    await fault({ operation: "notice.list", kind: "huge", times: 1 })
    expect((await (await raw("notice")).text()).length).toBeGreaterThan(12_000_000)
  })

  test("says: a refusal with the given body", async () => {
    const says = { code: "stale", message: "somebody was quicker", result: { version: 7 } }
    await fault({ operation: "notice.list", kind: "status", status: 400, says, times: 1 })
    const answer = await raw("notice")
    expect([answer.status, await answer.json()]).toEqual([400, { success: false, ...says }])
  })

  test("`*` applies to every operation; a fault of one operation has precedence", async () => {
    await fault({ operation: "*", kind: "status", status: 503 })
    await fault({ operation: "notice.list", kind: "status", status: 500, times: 1 })
    expect([(await raw("notice")).status, (await raw("notice")).status, (await raw("proposal")).status]).toEqual([
      500, 503, 503,
    ])
    await heal()
    expect((await raw("notice")).status).toBe(200)
  })

  test("is_done executes the request before the reset; retries with the same key create nothing more", async () => {
    const headers = {
      "x-mock-store": host.newStore(),
      "alliance-id": "alliance-aurora",
      "idempotency-key": "key-0123456789abcdef",
    }
    const body = { name: "Oskar Lindqvist", company: "Skerry Test House AS" }
    const create = () => host.call("POST", "/api/member/application", headers, body)
    const { login_request } = host.mock.stores.get(headers["x-mock-store"]).rows
    const count = () => login_request.filter(({ name }) => name === body.name).length
    const cut = { operation: "*", kind: "reset", times: 1 }
    await host.control(headers["x-mock-store"], "POST", "fault", cut)
    await expect(create()).rejects.toThrow()
    expect(count()).toBe(0)
    await host.control(headers["x-mock-store"], "POST", "fault", { ...cut, is_done: true })
    await expect(create()).rejects.toThrow()
    expect(count()).toBe(1)
    await host.control(headers["x-mock-store"], "POST", "fault", { operation: "*", kind: "broken-json", times: 1 })
    await expect(create()).rejects.toThrow(SyntaxError)
    const again = await create()
    expect(again.status).toBe(201)
    expect(count()).toBe(1)
  })

  test("a fault of an operation that the contract does not have is refused, and says which there are", async () => {
    const { status, body } = await fault({ operation: "token.verfy", kind: "reset" })
    expect(status).toBe(400)
    expect(body).toEqual({
      error: 'The contract has no operation "token.verfy"; there are token.revoke, token.verify.',
    })
    expect((await host.control(session.store, "GET", "fault")).body).toEqual([])
  })

  test("a fault of an unknown kind is refused, and says which there are", async () => {
    const { status, body } = await fault({ operation: "notice.list", kind: "slow" })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toMatch(/delay.*broken-json.*huge/)
  })

  test.each([{}, { operation: "x", kind: "unknown" }, { operation: "x", kind: "delay", delay_ms: -1 }, "text"])(
    "an invalid fault is refused: %j",
    async (body) => expect((await fault(body)).status).toBe(400),
  )
})

describe("the clock", () => {
  test("can be fixed, advanced and reset to the real time", async () => {
    const store = host.newStore()
    const clock = async (body: unknown) => (await host.control(store, "POST", "clock", body)).body
    expect(await clock({ now: "2026-11-20T15:00:00+08:00" })).toEqual({ mode: "fixed", now: "2026-11-20T07:00:00Z" })
    expect(await clock({ advance: "P1DT30M" })).toEqual({ mode: "fixed", now: "2026-11-21T07:30:00Z" })
    expect(await clock({ real: true })).toMatchObject({ mode: "real" })
    expect(await clock({ advance: "PT1H" })).toMatchObject({ mode: "advanced" })
    const { now } = (await host.control(store, "GET", "clock")).body as { now?: string }
    expect(Date.parse(String(now)) - Date.now()).toBeGreaterThan(3_590_000)
  })

  test.each([
    { now: "yesterday" },
    { advance: "1 hour" },
    { advance: "P1M" },
    { real: false },
    {},
    { now: "2026-11-20T07:00:00Z", real: true },
  ])("an invalid time is refused: %j", async (body) =>
    expect((await host.control(session.store, "POST", "clock", body)).status).toBe(400),
  )

  test("determines the status of a meeting", async () => {
    const store = host.newStore()
    await host.control(store, "POST", "clock", { now: "2026-11-20T07:10:00Z" })
    const chair = await host.signIn("chair", undefined, store)
    const status = async () => {
      const { body } = await host.call("GET", "/api/dashboard/recent?size=20", chair.headers)
      return (body.result as { items: { key: string; status: string }[] }).items.find(
        ({ key }) => key === "meeting-aurora-1",
      )?.status
    }
    expect(await status()).toBe("ongoing")
    await host.control(store, "POST", "clock", { advance: "PT2H" })
    expect(await status()).toBe("ended")
  })

  test("set before the first request, it makes the data equal in every store", async () => {
    const read = async () => {
      const store = host.newStore()
      await host.control(store, "POST", "clock", { now: "2026-03-02T12:34:56Z" })
      const chair = await host.signIn("chair", undefined, store)
      const paths = [
        "notice?size=200",
        "proposal?size=200",
        "dashboard/recent",
        "dashboard/activity",
        "dashboard/statistics",
      ]
      return Promise.all(paths.map(async (path) => (await host.call("GET", `/api/${path}`, chair.headers)).body))
    }
    expect(await read()).toEqual(await read())
  })
})

describe("stores", () => {
  test("are isolated from each other, and can be reset to the seed", async () => {
    const [one, other] = [host.newStore(), host.newStore()]
    const apply = (store: string) =>
      host.call(
        "POST",
        "/api/member/application",
        { "x-mock-store": store, "alliance-id": "alliance-aurora" },
        { name: "沈若舟", company: "石礁", email: "shen@skerry.example" },
      )
    const outbox = async (store: string) =>
      (await host.control(store, "GET", "outbox")).body as unknown as { to: string }[]
    expect((await apply(one)).status).toBe(201)
    expect((await apply(one)).body.code).toBe("already_submitted")
    expect(await outbox(other)).toEqual([])
    expect((await apply(other)).status).toBe(201)
    await host.control(one, "POST", "reset")
    expect(await outbox(one)).toEqual([])
    expect((await host.control(one, "GET", "calls")).body).toEqual([])
    expect((await apply(one)).status).toBe(201)
    expect((await outbox(other)).length).toBeGreaterThan(1)
  })

  test("are created in less than 10 ms each, on average over three hundred", async () => {
    const before = performance.now()
    for (let at = 0; at < 300; at += 1)
      expect(host.mock.stores.get(`many-${at}`).rows.member.all().length).toBeGreaterThan(100)
    expect((performance.now() - before) / 300).toBeLessThan(10)
  })

  test.each(["", "a b", "../x", "x".repeat(65)])("an invalid store name is refused: %j", async (name) => {
    const answer = await host.call("GET", "/api/alliance/", { "x-mock-store": name })
    expect(answer.status).toBe(400)
  })
})

describe("calls and mails", () => {
  test("calls are recorded with operation, status, idempotency key and request id, and can be cleared", async () => {
    const store = host.newStore()
    const keyed = { "x-mock-store": store, "idempotency-key": "0123456789abcdef" }
    const headers = { ...keyed, "x-request-id": "request-0001" }
    await host.call("GET", "/api/alliance/", headers)
    await host.call("GET", "/api/nothing?x=1", keyed)
    await host.call("GET", "/api/notice", headers)
    const calls = (await host.control(store, "GET", "calls")).body
    const asked = { idempotency_key: "0123456789abcdef", request_id: "request-0001" }
    const common = { method: "GET", time: expect.any(String) as string, query: "", ...asked }
    expect(calls).toEqual([
      { ...common, operation: "alliance.list", path: "/api/alliance/", status: 200 },
      { ...common, operation: null, path: "/api/nothing", query: "?x=1", status: 404, request_id: null },
      { ...common, operation: "notice.list", path: "/api/notice", status: 401 },
    ])
    expect((await host.control(store, "DELETE", "calls")).body).toEqual([])
  })

  test("a login request sends mails to the administrators and the applicant, each in their language", async () => {
    const store = host.newStore()
    const headers = { "x-mock-store": store, "alliance-id": "alliance-aurora" }
    await host.call("POST", "/api/member/application", headers, {
      name: "<b>沈若舟</b>",
      company: "石礁",
      email: "shen@skerry.example",
    })
    const mails = (await host.control(store, "GET", "outbox")).body as unknown as {
      to: string
      language: string
      subject: string
    }[]
    expect(mails.map(({ to, language }) => [to, language])).toEqual([
      ["ingrid.solheim@aurora-interconnect.example", "english"],
      ["freya.lindgard@aurora-interconnect.example", "english"],
      ["shen@skerry.example", "chinese"],
    ])
    const page = await fetch(`${host.origin}/__mock/outbox`, {
      headers: { "x-mock-store": store, accept: "text/html" },
    })
    const text = await page.text()
    expect(text).toContain("已收到您的登录申请")
    expect(text).not.toContain("<b>沈")
  })

  test("the index page contains the outbox, the people and the alliances", async () => {
    const text = await (await fetch(`${host.origin}/__mock/`)).text()
    for (const word of ["/__mock/outbox", "restricted-member", "alliance-harbor"]) expect(text).toContain(word)
  })

  test("a control request with another host name is refused", async () => {
    const status = await new Promise((resolve, reject) => {
      const { port } = new URL(host.origin)
      const headers = { host: "evil.example" }
      request({ port, host: "127.0.0.1", path: "/__mock/health", headers }, (answer) => resolve(answer.statusCode))
        .on("error", reject)
        .end()
    })
    expect(status).toBe(403)
  })

  test("an unknown control returns 404", async () => {
    expect((await host.control(session.store, "GET", "nothing")).status).toBe(404)
    expect((await host.control(session.store, "DELETE", "reset")).status).toBe(404)
  })
})
