import { once } from "node:events"
import { setTimeout as after } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { ApiFailure, statusOf, valueOf, type Failure } from "#app/lib/failure.ts"
import { Backend, clientOf, sendJson } from "./backend.ts"

const timezones = { success: true, result: { timezones: ["UTC", "Asia/Shanghai"] } }
const member = { token: "t-secret", allianceId: "alliance-aurora", memberId: "member-1", username: "李雷" }

let backend: Backend
const open: (() => Promise<void>)[] = []
function client(options: Parameters<typeof clientOf>[1] = {}) {
  const made = clientOf(backend, options)
  open.push(made.close)
  return made
}
beforeAll(async () => void (backend = await Backend.start()))
afterEach(async () => void (await Promise.all(open.splice(0).map((close) => close()))))
afterAll(() => backend.stop())

const failureOf = async (call: Promise<{ ok: boolean; failure?: Failure }>) => (await call).failure

describe("the request of a call", () => {
  test("SES-12 contains the four session headers, with a Chinese name percent-encoded", async () => {
    backend.answersJson(timezones)
    await client({ caller: member, headers: { "x-request-id": "r-1" } }).api.get("/utils/timezone")
    expect(backend.received[0]?.headers).toMatchObject({
      token: "t-secret",
      "alliance-id": "alliance-aurora",
      "member-id": "member-1",
      username: "%E6%9D%8E%E9%9B%B7",
      "x-request-id": "r-1",
    })
  })

  test("SES-12 contains no session headers without a session", async () => {
    backend.answersJson(timezones)
    await client().api.get("/utils/timezone")
    for (const name of ["token", "alliance-id", "member-id", "username"])
      expect(backend.received[0]?.headers).not.toHaveProperty(name)
  })

  test("contains a name that is not well-formed text with a replacement character", async () => {
    backend.answersJson(timezones)
    const { api } = client({ caller: { ...member, username: "lei\ud800" } })
    expect(await api.get("/utils/timezone")).toMatchObject({ ok: true })
    expect(backend.received[0]?.headers.username).toBe("lei%EF%BF%BD")
  })

  test("contains path, query and JSON body as the contract defines them", async () => {
    backend.answersJson({ success: true, result: { items: [] } })
    const { api } = client()
    await api.get("/notice", { query: { status: ["sent"], sort: "-sent_time", size: 10 } })
    await api.get("/region/{code}/children", { path: { code: "a/b?c" }, query: { code: "a/b?c" } })
    await api.post("/member/application", { body: { name: "Lei Li", company: "A & B" } })
    const [list, region, request] = backend.received
    expect(new URL(list?.url ?? "", "http://x").searchParams.getAll("status").join()).toBe("sent")
    expect(region?.url).toMatch(/^\/api\/region\/a%2Fb%3Fc\/children\?code=a%2Fb%3Fc$/)
    expect(request).toMatchObject({ method: "POST", body: '{"name":"Lei Li","company":"A & B"}' })
    expect(request?.headers["content-type"]).toBe("application/json")
  })

  test("FORM-07 contains the idempotency key of a form, if it has one", async () => {
    backend.answersJson({ success: true, result: {} }, 201)
    const { api } = client()
    await api.post("/member/application", { body: { name: "L", company: "C" }, idempotencyKey: "key-1" })
    await api.post("/member/application", { body: { name: "L", company: "C" } })
    expect(backend.received.map(({ headers }) => headers["idempotency-key"])).toEqual(["key-1", undefined])
  })

  test("FORM-07 ERR-03 has the same key for a repeated update; the same content from a form opened later has another key", async () => {
    backend.answersJson({ success: true, result: {} })
    const { api } = client()
    const answer = (text: string, idempotencyKey: string) =>
      api.put("/proposal/{draft_code}/feedback/{feedback_id}/answer", {
        path: { draft_code: "D-1", feedback_id: "f-1" },
        body: { text },
        idempotencyKey,
      })
    for (const [text, key] of [
      ["Yes", "1"],
      ["Yes", "1"],
      ["No", "2"],
      ["Yes", "3"],
    ] as const)
      await answer(text, key)
    const [first, again, changed, back] = backend.received.map(({ headers }) => headers["idempotency-key"])
    expect(again).toBe(first)
    expect(new Set([first, changed, back]).size).toBe(3)
  })
})

describe("the result of a call", () => {
  test("is the value of a successful response, and the call is recorded", async () => {
    backend.answersJson(timezones)
    const { api, calls } = client()
    expect(valueOf(await api.get("/utils/timezone"))).toEqual({ timezones: ["UTC", "Asia/Shanghai"] })
    expect(calls).toEqual([
      { operation: "utils.timezone", status: 200, milliseconds: expect.any(Number) as number, ...nothingWrong },
    ])
  })
  const nothingWrong = { failure: undefined, mismatch: undefined }

  test("ERR-01 contains the field errors of a 400", async () => {
    const errors = [{ field: "name", code: "too_long", message: "At most 100", params: { max: 100 } }]
    backend.answersJson({ success: false, code: "validation_failed", message: "no", errors }, 400)
    const failure = await failureOf(client().api.post("/member/application", { body: { name: "", company: "" } }))
    expect(failure).toEqual({ kind: "refused", code: "validation_failed", message: "no", errors, details: {} })
  })

  test("is a refusal with its code for `success: false`", async () => {
    backend.answersJson({ success: false, code: "token_invalid", message: "Login timed out" })
    const body = { alliance_id: "a", member_id: "m", username: "u", token: "t" }
    expect(await failureOf(client().api.post("/token/", { body }))).toMatchObject({
      kind: "refused",
      code: "token_invalid",
      errors: [],
    })
  })

  test("SES-07 is thrown for a 401 to a call with a token, with any body", async () => {
    for (const send of [
      () => backend.answersJson({ success: false, code: "unauthorized", message: "no" }, 401),
      () => backend.answers((response) => void response.writeHead(401, { "content-type": "text/html" }).end("<p>no")),
      () => backend.answers((response) => void response.writeHead(401).end()),
    ]) {
      send()
      const call = client({ caller: member }).api.get("/workgroup/grouped")
      await expect(call).rejects.toThrow(ApiFailure)
      await expect(call).rejects.toMatchObject({ failure: { kind: "unauthorized" } })
    }
  })

  test.each([
    [403, "forbidden", "forbidden", 403],
    [404, "not_found", "not_found", 404],
    [409, "state_conflict", "server", 502],
    [429, "rate_limited", "server", 502],
    [500, "server_error", "server", 502],
    [503, "server_error", "server", 502],
  ] as const)(
    "quality row 10: status %d with the code %s is the failure %s and the error page %d",
    async (status, code, kind, screen) => {
      backend.answersJson({ success: false, code, message: "m" }, status)
      const failure = await failureOf(client({ caller: member }).api.get("/workgroup/grouped"))
      expect(failure).toMatchObject({ kind })
      expect(failure && statusOf(failure)).toBe(screen)
    },
  )
})

describe("an operation that the backend has not implemented", () => {
  const asked = () => failureOf(client({ caller: member }).api.get("/workgroup/grouped"))
  const plain = (status: number, type: string, body: string) =>
    backend.answers((response) => void response.writeHead(status, { "content-type": type }).end(body))

  test.each([
    ["501 without a body", 501, "text/plain", ""],
    ["501 in the envelope", 501, "application/json", '{"success":false,"code":"server_error","message":"no"}'],
    ["a server's own 404", 404, "text/html", "<h1>Not Found</h1>"],
    ["a framework's 404", 404, "application/json", '{"detail":"Not Found"}'],
    ["a 404 without a body", 404, "text/plain", ""],
    ["a framework's 405", 405, "application/json", '{"detail":"Method Not Allowed"}'],
  ])("%s", async (_name, status, type, body) => {
    plain(status, type, body)
    const failure = await asked()
    expect(failure).toEqual({ kind: "not_built" })
    expect(failure && statusOf(failure)).toBe(501)
  })

  test("is distinguished from a truncated refusal", async () => {
    plain(404, "application/json", '{"success":false,"code":"not_')
    const { api } = client({ caller: member })
    const failure = await failureOf(api.get("/notice/{id}", { path: { id: "notice-1" } }))
    expect(failure).toEqual({ kind: "contract" })
  })

  test("is distinguished from a record that does not exist", async () => {
    plain(404, "application/json", '{"success":false,"code":"not_found","message":"Resource Not Found"}')
    expect(await asked()).toMatchObject({ kind: "not_found" })
  })
})

describe("failed connections and invalid responses", () => {
  const grouped = (options: Parameters<typeof client>[0] = {}) => client(options).api.get("/workgroup/grouped")

  test("quality row 1: a refused connection is a network failure", async () => {
    const { api } = clientOf({ origin: "http://127.0.0.1:1" })
    const started = performance.now()
    expect(await failureOf(api.get("/workgroup/grouped"))).toEqual({ kind: "network" })
    expect(performance.now() - started).toBeLessThan(2_500)
  })

  test("ERR-03 no response in time is a timeout", async () => {
    backend.answers(() => {})
    const started = performance.now()
    expect(await failureOf(grouped({ timeout: 150 }))).toEqual({ kind: "timeout" })
    expect(performance.now() - started).toBeLessThan(1_500)
  })

  test("quality row 3: a response that arrives byte by byte has the same deadline", async () => {
    const text = JSON.stringify(timezones)
    backend.answers((response) => {
      response.writeHead(200, { "content-type": "application/json" })
      let at = 0
      const drip = setInterval(() => response.write(text[at++] ?? " "), 20)
      response.once("close", () => clearInterval(drip))
    })
    const started = performance.now()
    expect(await failureOf(grouped({ timeout: 200 }))).toEqual({ kind: "timeout" })
    expect(performance.now() - started).toBeLessThan(1_500)
  })

  test("quality row 4: a connection that is reset before or during the response is a network failure", async () => {
    backend.answers((response) => response.socket?.resetAndDestroy())
    expect(await failureOf(grouped())).toEqual({ kind: "network" })
    backend.answers((response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": 5_000 })
      response.write('{"success":true,"result":{"my_groups":[')
      setTimeout(() => response.socket?.resetAndDestroy(), 20)
    })
    expect(await failureOf(grouped())).toEqual({ kind: "network" })
  })

  test("quality row 24: a call is aborted when its client disconnects", async () => {
    const person = new AbortController()
    backend.answers(() => person.abort())
    expect(await failureOf(grouped({ signal: person.signal }))).toEqual({ kind: "aborted" })
  })

  test.each([
    ["a truncated response", "application/json", '{"success":true,"result":{"time', "broken JSON"],
    ["a response that is not JSON", "application/json", "<p>The service is busy", "broken JSON"],
    ["an empty response", "application/json", "", "/ must be object"],
  ])("quality row 5: %s is a contract failure", async (_name, type, text, mismatch) => {
    backend.answers((response) => void response.writeHead(200, { "content-type": type }).end(text))
    const { api, calls } = client()
    expect(await failureOf(api.get("/utils/timezone"))).toEqual({ kind: "contract" })
    expect(calls[0]).toMatchObject({ operation: "utils.timezone", failure: "contract", mismatch })
  })

  test.each(["text/html", "text/plain", "application/octet-stream"])(
    "quality row 5: a response with the content type %s is a contract failure",
    async (type) => {
      backend.answers(
        (response) => void response.writeHead(200, { "content-type": type }).end(JSON.stringify(timezones)),
      )
      expect(await failureOf(client().api.get("/utils/timezone"))).toEqual({ kind: "contract" })
    },
  )

  test("ERR-07 a response that violates the contract is recorded with operation and path", async () => {
    backend.answersJson({ success: true, result: { timezones: ["UTC", 7] } })
    const { api, calls } = client()
    expect(await failureOf(api.get("/utils/timezone"))).toEqual({ kind: "contract" })
    const mismatch = "/result/timezones/1 must be string"
    expect(calls[0]).toMatchObject({ operation: "utils.timezone", status: 200, failure: "contract", mismatch })
  })

  test("quality row 7: a response over 8 MB is cut off", async () => {
    let sent = 0
    const chunk = Buffer.alloc(256 * 1024, 32)
    backend.answers((response) => {
      response.writeHead(200, { "content-type": "application/json" })
      const pump = () => {
        while (sent < 50 * 1024 ** 2 && !response.destroyed) {
          sent += chunk.length
          if (!response.write(chunk)) return void response.once("drain", pump)
        }
        response.end()
      }
      pump()
    })
    expect(await failureOf(client({ timeout: 10_000 }).api.get("/utils/timezone"))).toEqual({ kind: "contract" })
    expect(sent).toBeLessThan(20 * 1024 ** 2)
  })

  test("a redirect is not followed: the session headers are sent to one host only", async () => {
    backend.answers((response) => void response.writeHead(302, { location: "/elsewhere" }).end())
    expect(await failureOf(grouped({ caller: member }))).toEqual({ kind: "network" })
    expect(backend.received).toHaveLength(1)
  })

  test("quality row 14: a failed write is never sent twice", async () => {
    const body = { name: "Lei Li", company: "C" }
    for (const [timeout, answer] of [
      [500, () => {}],
      [2_000, (response: Parameters<typeof sendJson>[0]) => response.socket?.resetAndDestroy()],
      [2_000, (response: Parameters<typeof sendJson>[0]) => sendJson(response, { success: false }, 503)],
    ] as const) {
      backend.answers(answer)
      expect(await client({ timeout }).api.post("/member/application", { body })).toMatchObject({ ok: false })
      expect(backend.received).toHaveLength(1)
    }
  })

  test("invalid responses do not use up the connections", async () => {
    const { api } = client({ timeout: 15_000 })
    const started = performance.now()
    const large = "<p>busy</p>".repeat(100_000)
    backend.answers((response) => void response.writeHead(200, { "content-type": "text/html" }).end(large))
    const bad = await Promise.all(Array.from({ length: 100 }, () => api.get("/utils/timezone")))
    expect(bad.map((result) => !result.ok && result.failure.kind)).toEqual(bad.map(() => "contract"))
    backend.answersJson(timezones)
    expect(await api.get("/utils/timezone")).toMatchObject({ ok: true })
    expect(performance.now() - started, "unread, they would keep their connections to the deadline").toBeLessThan(
      10_000,
    )
  })

  test("an unread response releases its connection at once, not at garbage collection", async () => {
    const { api } = client({ timeout: 15_000 })
    const closed: Promise<unknown>[] = []
    backend.answers((response) => {
      closed.push(once(response, "close"))
      response.writeHead(200, { "content-type": "text/html" }).write("<p>busy") // the response never ends
    })
    const bad = await Promise.all(Array.from({ length: 10 }, () => api.get("/utils/timezone")))
    expect(bad.map((result) => !result.ok && result.failure.kind)).toEqual(bad.map(() => "contract"))
    const soon = after(2_000, "still open, until the deadline")
    expect(await Promise.race([Promise.all(closed).then((all) => all.length), soon])).toBe(10)
  })
})
