import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"

/** Responses of a backend that does not implement an operation yet. */
const answers = [
  ["501", { kind: "status", status: 501 }],
  ["its server's own 404", { kind: "html", status: 404 }],
] as const

describe.each(answers)("an operation that the backend has not built: %s", (_name, fault) => {
  let own: OwnPortal
  let member: Visitor
  beforeAll(async () => {
    own = await startOwnPortal(`not-built-${fault.kind}`, { env: { BREAKER_CALLS: "20" } })
    member = own.newVisitor()
    await member.speaks("en").signIn("chair")
    await member.mock.fault({ operation: "thanks.get", ...fault })
    await member.mock.fault({ operation: "dashboard.statistics", ...fault })
  })
  afterAll(() => own.stop())

  test("shows a plain screen in the person's language without a retry link", async () => {
    for (const language of ["zh", "en"] as const) {
      const page = await member.speaks(language).get("/a/aurora/thanks")
      expect(page.status).toBe(501)
      expect(page.body).toContain(text(language, "error.not-built.title"))
      expect(page.body).toContain(text(language, "error.not-built.message"))
      expect(page.body).not.toContain(`>${text(language, "error.retry")}<`)
    }
  })

  test("shows a message in its part of a page; the other parts are shown", async () => {
    const page = await member.get("/a/aurora/dashboard?whole")
    expect(page.status).toBe(200)
    expect(page.body).toContain(text("en", "error.not-built"))
    expect(page.body).not.toContain(text("en", "error.server"))
  })

  test("shows a message in its form, with everything that was typed", async () => {
    const stranger = own.newVisitor()
    await stranger.mock.fault({ operation: "login-request.create", ...fault })
    const sent = await stranger.post("/a/aurora/login/request", { name: "Lei Li 李雷", company: "C" })
    expect([sent.status, sent.body.includes('value="Lei Li 李雷"')]).toEqual([501, true])
    expect(sent.body).toContain(text("en", "form.not_built"))
    expect(sent.body).not.toContain(text("en", "form.unknown"))
  })

  test("never opens the breaker", async () => {
    for (let round = 0; round < 4; round += 1)
      await Promise.all(Array.from({ length: 10 }, () => member.get("/a/aurora/thanks")))
    expect((await member.get("/readyz")).status).toBe(200)
    expect((await member.get("/a/aurora/meeting")).status).toBe(200)
    expect(
      (await own.log()).map(({ msg }) => String(msg)).filter((line) => line.startsWith("the backend fails")),
    ).toEqual([])
  })
})
