import { describe, expect, test } from "vitest"
import { guessTicket } from "#tests/support/guess-ticket.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { text } from "#tests/support/texts.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"

const dataOf = (path: string) => `${path}.data`
const waitOf = ({ headers }: Answer) => Number(headers.get("retry-after"))

/** The parts of a message before and after the time in it. */
const wordsOf = (id: string) => text("zh", id, { time: "§", next: "§" }).split("§")
const says = ({ body }: Answer, id: string) => {
  const plain = body.replaceAll("<!-- -->", "")
  for (const words of wordsOf(id)) expect(plain).toContain(words)
}

describe("quality row 56: login requests, five an hour from one address (SES-04)", () => {
  const path = "/a/aurora/login/request"
  const form = (at: number) => ({
    name: "李雷 <Lei & Li>",
    company: `A & B 'Optics' ${at}`,
    email: `li.lei.${at}@lilei.example`,
    memo: "第一行",
  })
  const applied = async (count: number) => {
    const visitor = newVisitor().speaks("zh")
    for (let at = 0; at < count; at += 1) expect((await visitor.post(path, form(at))).status).toBe(303)
    return visitor
  }

  test("the sixth is refused in the person's language with the time to retry, keeps what was typed, and is accepted an hour later", async () => {
    const visitor = await applied(5)
    const answer = await visitor.post(path, form(6))
    expect(answer.status).toBe(429)
    expect(waitOf(answer)).toBeGreaterThan(3_500)
    expect(waitOf(answer)).toBeLessThanOrEqual(3_600)
    says(answer, "refusal.rate_limited")
    expect(answer.body).toContain("李雷 &lt;Lei &amp; Li&gt;")
    expect(answer.body).toContain("A &amp; B &#x27;Optics&#x27; 6")
    expect(answer.body).toContain("第一行")
    const data = await visitor.post(dataOf(path), form(6))
    expect([data.status, waitOf(data) > 3_000]).toEqual([429, true])
    await visitor.mock.advanceClock("PT1H1S")
    expect((await visitor.post(path, form(6))).status).toBe(303)
  })

  test("a forged client address does not avoid the limit", async () => {
    const visitor = await applied(5)
    for (const [name, value] of [
      ["x-forwarded-for", "203.0.113.7"],
      ["forwarded", "for=203.0.113.7"],
      ["x-real-ip", "203.0.113.7"],
    ] as const)
      expect((await visitor.post(path, form(6), { headers: { [name]: value } })).status, name).toBe(429)
  })

  test("a second request with the same account or email address is refused", async () => {
    const visitor = await applied(1)
    const again = await visitor.post(path, { ...form(0), company: "Another" })
    expect(again.status).toBe(400)
    says(again, "refusal.already_submitted")
  })
})

/** The form values of a page: the version of its record. */
async function formOf(visitor: Visitor, path: string): Promise<{ version: string }> {
  const { body } = await visitor.get(path)
  const [, version = ""] = /name="version"[^>]*value="(\d+)"/.exec(body) ?? []
  expect(version, path).not.toBe("")
  return { version }
}

describe("quality row 56: reminders, once an hour for a meeting and once a day for a ballot, for all people together (MEET-04, VOTE-04)", () => {
  test.each([
    ["meeting/meeting-aurora-6/confirm/remind", "PT1H1S", 3_600],
    ["vote/ballot-aurora-1/confirm/remind", "PT24H1S", 86_400],
  ])("%s", async (at, later, most) => {
    const chair = newVisitor()
    await chair.signIn("chair")
    const admin = newVisitor(chair.mock.store).speaks("zh")
    await admin.signIn("admin")
    const path = `/a/aurora/${at}`
    const form = await formOf(chair, path)
    expect((await chair.post(path, form)).status).toBe(303)
    for (const address of [path, dataOf(path)]) {
      const answer = await admin.post(address, form)
      expect(answer.status, address).toBe(429)
      expect(waitOf(answer), address).toBeGreaterThan(most - 120)
      expect(waitOf(answer), address).toBeLessThanOrEqual(most)
      if (address === path) says(answer, "refusal.reminder_too_soon")
    }
    await chair.mock.advanceClock(later)
    expect((await chair.post(path, await formOf(chair, path))).status).toBe(303)
  })
})

describe("quality row 56: invalid tickets (SES-02)", () => {
  test("after twenty the backend is no longer called, even without cookies", async () => {
    const visitor = newVisitor().speaks("zh")
    for (let at = 0; at < 20; at += 1) {
      expect((await guessTicket(visitor)).status).toBe(302)
      visitor.cookies.clear()
    }
    visitor.speaks("zh")
    await visitor.mock.clearCalls()
    const answer = await guessTicket(visitor)
    expect(answer.status).toBe(429)
    expect(waitOf(answer)).toBeGreaterThan(500)
    expect(waitOf(answer)).toBeLessThanOrEqual(600)
    expect(answer.body).toContain(text("zh", "error.too-many.message"))
    expect(answer.body).toContain(text("zh", "error.too-many.detail"))
    const asked = (await visitor.mock.calls()).filter(({ operation }) => operation === "ticket.exchange")
    expect(asked).toEqual([])
  })

  test("successful logins are not counted", async () => {
    const visitor = newVisitor()
    for (let at = 0; at < 3; at += 1) {
      expect((await visitor.signInAndArrive("member")).status).toBe(200)
      await visitor.post("/a/aurora/logout")
    }
    for (let at = 0; at < 18; at += 1) await guessTicket(visitor)
    expect((await visitor.signInAndArrive("member")).status).toBe(200)
  })
})
