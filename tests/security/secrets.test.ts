import { readdirSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { eventually } from "#tests/support/eventually.ts"
import { inTurn } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import type { Answer } from "#tests/support/visitor.ts"

const secret = "canary-of-the-session-secret-0123456789-abcdef"
/** The previous secret: cookies sealed with it still open. */
const oldSecret = "canary-of-an-old-secret-0123456789-abcdefghijk"
const typed = "canary-typed-by-somebody"
/** A calendar feed has its secret in the path (CAL-03). */
const feedKey = "canary-of-a-feed-key-0123456789-abcdefghijk"
/** A signed invitation can be answered by everybody who has its address (MEET-10). */
const invitation = "canary-of-an-invitation-0123456789-abcdefghijk"

describe("SES-11 quality row 55: secrets", () => {
  let own: OwnPortal
  const answers: Answer[] = []
  const canaries: Record<string, string> = { secret, oldSecret, typed, feedKey, invitation }

  beforeAll(async () => {
    own = await startOwnPortal("security-secrets", {
      env: { LOG_LEVEL: "debug", SESSION_SECRETS: `${secret},${oldSecret}` },
    })
    const visitor = own.newVisitor()
    const member = "李雷-canary-of-a-name"
    const { rows } = own.mock.stores.get(visitor.mock.store)
    const row = rows.member.find(({ person, alliance_id }) => person === "member" && alliance_id.includes("aurora"))
    if (!row) throw new Error("the seed has no member")
    rows.member.put({ ...row, username: member })
    answers.push(await visitor.signInAndArrive("member"))
    canaries.token = rows.session.all()[0]?.id ?? ""
    canaries.cookie = visitor.cookies.get("session") ?? ""
    canaries.ticket = rows.ticket.all()[0]?.id ?? "no ticket left"
    const addresses = addressable.map(({ pattern }) => addressOf(pattern))
    const all = addresses.flatMap((address, row) => inTurn([address, `${address}.data`, `${address}?q=${typed}`], row))
    answers.push(...(await inBatches(all, 8, (address) => visitor.get(address))))
    const form = { name: typed, company: typed, memo: typed, email: `${typed}@lilei.example` }
    const stranger = own.newVisitor()
    answers.push(await stranger.post("/a/aurora/login/request", { ...form, name: "" }))
    await stranger.post("/a/aurora/login/request", form)
    await stranger.post("/a/aurora/callback", { ticket: typed, state: typed })
    for (const kind of ["status", "contract", "broken-json", "reset"] as const) {
      await visitor.mock.fault({ operation: "*", kind })
      answers.push(await visitor.get("/a/aurora/thanks"), await visitor.get("/a/aurora/dashboard?whole"))
      await visitor.get(`/a/aurora/feed/${feedKey}/calendar.ics`)
      await visitor.get(`/a/aurora/meeting/meeting-aurora-6/invitation/${invitation}`)
      await visitor.mock.clearFaults()
    }
    await visitor.get(`/a/aurora/feed/${feedKey}/calendar.ics`)
    await visitor.get(`/a/aurora/meeting/meeting-aurora-6/invitation/${invitation}`)
    await visitor.post("/a/aurora/logout")
  })
  afterAll(() => own.stop())

  test("there are secrets to search for", () => {
    for (const [name, canary] of Object.entries(canaries)) expect(canary.length, name).toBeGreaterThan(10)
    expect(answers.length).toBeGreaterThan(40)
  })

  test("token, cookie and secrets are in no page, no data and no header except Set-Cookie", () => {
    for (const { url, body, headers } of answers) {
      const named = [...headers].filter(([name]) => name !== "set-cookie").join("\n")
      for (const name of ["token", "cookie", "secret", "oldSecret"])
        expect((named + body).includes(canaries[name] ?? ""), `${name} in ${url}`).toBe(false)
    }
    for (const { url, headers } of answers)
      for (const name of ["token", "secret", "oldSecret"])
        expect(
          headers
            .getSetCookie()
            .join()
            .includes(canaries[name] ?? ""),
          `${name} for ${url}`,
        ).toBe(false)
  })

  test("they are in no asset", async () => {
    const visitor = own.newVisitor()
    const names = readdirSync(new URL("../../build/client/assets", import.meta.url))
    await inBatches(
      names.filter((name) => /\.(js|css|json)$/.test(name)),
      20,
      async (name) => {
        const { status, body } = await visitor.get(`/assets/${name}`)
        expect(status, name).toBe(200)
        expect(body, name).not.toMatch(/canary-of|SESSION_SECRETS|API_URL|sourceMappingURL/)
      },
    )
  })

  test("they are not in the log, nor are tickets, typed texts, queries and names", async () => {
    const lines = (await own.log()).map((line) => JSON.stringify(line))
    expect(lines.length).toBeGreaterThan(60)
    for (const line of lines) {
      for (const [name, canary] of Object.entries(canaries))
        expect(line.includes(canary), `${name}: ${line}`).toBe(false)
      expect(line).not.toMatch(/canary-of-a-name|set-cookie|"cookie"|"token"/i)
    }
  })

  test("quality V16.50: one log line for each response, with request id, method, path, status and time", async () => {
    const visitor = own.newVisitor()
    const { headers } = await visitor.get("/a/aurora/login?x=1")
    const id = headers.get("x-request-id")
    // The log line is written when the response is finished, a moment after the client has received it.
    const lines = await eventually(async () => {
      const found = (await own.log()).filter(({ requestId }) => requestId === id)
      expect(found.map(({ msg }) => msg)).toContain("request")
      return found
    })
    expect(lines.filter(({ msg }) => msg === "request")).toEqual([
      {
        level: 30,
        service: "portal",
        msg: "request",
        requestId: id,
        method: "GET",
        path: "/a/aurora/login",
        status: 200,
        milliseconds: expect.any(Number) as number,
        time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      },
    ])
    expect(lines.filter(({ msg }) => msg === "backend call")[0]).toMatchObject({ operation: "alliance.list" })
  })

  test("ERR-07 a broken contract is logged with operation, path and request id", async () => {
    const visitor = own.newVisitor()
    await visitor.get("/a/aurora/login")
    await visitor.mock.fault({ operation: "thanks.get", kind: "contract" })
    const id = (await visitor.get("/a/aurora/thanks")).headers.get("x-request-id")
    const errors = async () => (await own.log()).filter(({ requestId, level }) => requestId === id && level === 50)
    await eventually(async () =>
      expect((await errors())[0]).toMatchObject({
        operation: "thanks.get",
        status: 200,
        mismatch: expect.stringMatching(/^\//) as string,
      }),
    )
  })

  test("quality V16.51: a log entry is one line for any URL", async () => {
    await own.newVisitor().get('/a/aurora/x%0a{"level":60,"msg":"forged"}%0d%0a\u2028')
    const asked = async () => (await own.log()).filter(({ path }) => String(path).includes("forged"))
    await eventually(async () => expect((await asked()).map(({ msg }) => msg)).toEqual(["request"]))
    expect((await own.log()).filter(({ msg }) => msg === "forged")).toEqual([])
  })
})
