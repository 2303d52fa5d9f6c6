import { expect, test } from "vitest"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { text } from "#tests/support/texts.ts"

test(
  "ERR-03 quality row 2: the real fifteen seconds, for a page, a page of widgets and a form",
  { timeout: 40_000 },
  async () => {
    const member = newVisitor()
    await member.signIn("member")
    const stranger = newVisitor()
    await stranger.get("/a/aurora/login/request")
    for (const visitor of [member, stranger]) await visitor.mock.fault({ operation: "*", kind: "hang" })
    const form = { name: "Lei Li", company: "C" }
    const started = performance.now()
    const timed = async (visit: ReturnType<typeof member.get>) => {
      const answer = await visit
      const seconds = (performance.now() - started) / 1000
      expect(seconds).toBeGreaterThan(14.9)
      expect(seconds).toBeLessThan(17.5)
      return answer
    }
    const [page, widgets, sent] = await Promise.all([
      timed(member.get("/a/aurora/thanks")),
      timed(member.get("/a/aurora/dashboard")),
      timed(stranger.post("/a/aurora/login/request", form)),
    ])
    expect([page.status, widgets.status, sent.status]).toEqual([504, 504, 504])
    expect(page.body).toContain(text("en", "error.timeout.message"))
    expect(sent.body).toContain('value="Lei Li"')
    expect((await stranger.mock.calls()).filter(({ method }) => method === "POST")).toHaveLength(1)
    expect(member.cookies.has("session")).toBe(true)
  },
)
