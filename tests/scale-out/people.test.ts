import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { guessTicket } from "#tests/support/guess-ticket.ts"
import { answeredBy, startFleet, type Fleet } from "#tests/support/scale-out/fleet.ts"
import { text } from "#tests/support/texts.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"

let fleet: Fleet
beforeAll(async () => void (fleet = await startFleet("people")))
afterAll(() => fleet.stop())
beforeEach(async () => void (await fleet.redis.say("FLUSHALL")))

const ports = () => fleet.processes.map(({ port }) => port)

/** Repeats a request until each process has answered. @returns one response of each */
async function ofEachProcess(ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers = new Map<number, Answer>()
  for (let tries = 0; answers.size < fleet.processes.length; tries += 1) {
    if (tries === 200) throw new Error("a process is never asked")
    const answer = await ask()
    answers.set(answeredBy(answer), answer)
  }
  return [...answers.values()]
}

const form = "/a/aurora/kit/session"
/** Submits the form of the kit page, whose backend call then gets a 401. */
async function sendInto401(visitor: Visitor, typed: string): Promise<Answer> {
  await visitor.mock.fault({ operation: "workgroup.grouped", kind: "status", status: 401 })
  const answer = await visitor.post(form, { version: "1", text: typed })
  await visitor.mock.clearFaults()
  return answer
}

describe("any process serves any person", () => {
  test("a login on one process is valid on all, for reading and writing, and so is a logout", async () => {
    const visitor = fleet.newVisitor()
    const landed = await visitor.signInAndArrive("chair")
    expect([landed.status, new URL(landed.url).pathname]).toEqual([200, "/a/aurora/dashboard"])
    const pages = await ofEachProcess(() => visitor.get("/a/aurora/meeting"))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(pages.map(answeredBy).sort()).toEqual(ports().sort())
    const sent = await ofEachProcess(() => visitor.post(form, { version: "1", text: "done" }))
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303])
    const copied = [...visitor.cookies]
    expect((await visitor.post("/a/aurora/logout")).status).toBe(302)
    const after = await ofEachProcess(() => {
      for (const [name, value] of copied) visitor.cookies.set(name, value)
      return visitor.get("/a/aurora/meeting")
    })
    expect(after.map(({ status, location }) => [status, location?.includes("/login")])).toEqual(
      Array(3).fill([302, true]),
    )
  })

  test("SES-07 a form that got a 401 is restored after the login on every process", async () => {
    const visitor = fleet.newVisitor()
    await visitor.signIn("member")
    const refused = await sendInto401(visitor, "typed on one process 会议")
    expect([refused.status, refused.location?.includes("/a/aurora/login?to=")]).toEqual([302, true])
    await visitor.signIn("member")
    for (const page of await ofEachProcess(() => visitor.get(form)))
      expect(page.body).toContain("typed on one process 会议")
    const stored = await fleet.redis.say("KEYS portal:draft:*")
    const [, key = ""] = /(portal:draft:[\w%-]+:[\w-]{43})\r/.exec(stored) ?? []
    const sealed = await fleet.redis.say(`GET ${key}`)
    expect(sealed.length).toBeGreaterThan(100)
    expect(sealed).not.toContain("typed on one process")
    expect((await visitor.post(form, { version: "1", text: "sent" })).status).toBe(303)
    for (const page of await ofEachProcess(() => visitor.get(form)))
      expect(page.body).not.toContain("typed on one process")
  })

  test("SES-07 after an outage of Redis the form is restored on the process that stored it, then on all", async () => {
    const visitor = fleet.newVisitor()
    await visitor.signIn("member")
    await fleet.redis.kill()
    try {
      expect((await sendInto401(visitor, "typed without Redis")).status).toBe(302)
      expect((await visitor.signInAndArrive("member")).status).toBe(200)
      const pages = await ofEachProcess(() => visitor.get(form))
      expect(pages.filter(({ body }) => body.includes("typed without Redis"))).toHaveLength(1)
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
      for (const port of ports()) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    } finally {
      await fleet.redis.startAgain()
    }
    await vi.waitFor(
      async () => {
        for (const page of await ofEachProcess(() => visitor.get(form)))
          expect(page.body).toContain("typed without Redis")
      },
      { timeout: 20_000 },
    )
    for (const { log } of fleet.processes) {
      const lines = (await log()).map(({ msg }) => String(msg)).filter((line) => line.startsWith("Redis"))
      expect(lines).toEqual([expect.stringMatching(/^Redis is away/), expect.stringMatching(/^Redis is back/)])
    }
  })
})

describe("quality row 56: limits are counted for all processes together", () => {
  test("after twenty invalid tickets on any process all of them refuse the next", async () => {
    const visitor = fleet.newVisitor()
    const first: Answer[] = []
    for (let at = 0; at < 20; at += 1) first.push(await guessTicket(visitor))
    expect(first.map(({ status }) => status)).toEqual(Array(20).fill(302))
    const max = Math.max(...ports().map((port) => first.filter((answer) => answeredBy(answer) === port).length))
    expect(max, "no process has seen twenty by itself").toBeLessThan(20)
    for (const answer of await ofEachProcess(() => guessTicket(visitor))) {
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(500)
      expect(answer.body).toContain(text("en", "error.too-many.title"))
    }
  })
})
