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

  test("the sixth is told in the person's language when to come back, keeps what was typed, and is taken an hour later", async () => {
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

  test("whoever claims to come from elsewhere is counted all the same", async () => {
    const visitor = await applied(5)
    for (const [name, value] of [
      ["x-forwarded-for", "203.0.113.7"],
      ["forwarded", "for=203.0.113.7"],
      ["x-real-ip", "203.0.113.7"],
    ] as const)
      expect((await visitor.post(path, form(6), { headers: { [name]: value } })).status, name).toBe(429)
  })

  test("one account or mail address at a time", async () => {
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

describe("quality row 56: reminders, once an hour of a meeting and once a day of a ballot, whoever asks (MEET-04, VOTE-04)", () => {
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

describe("quality row 56: tickets nobody has (SES-02)", () => {
  test("after twenty the backend is not even asked, whatever cookies one throws away", async () => {
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

  test("logins that succeed do not count", async () => {
    const visitor = newVisitor()
    for (let at = 0; at < 3; at += 1) {
      expect((await visitor.signInAndArrive("member")).status).toBe(200)
      await visitor.post("/a/aurora/logout")
    }
    for (let at = 0; at < 18; at += 1) await guessTicket(visitor)
    expect((await visitor.signInAndArrive("member")).status).toBe(200)
  })
})
