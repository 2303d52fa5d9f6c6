import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startPortal } from "#scripts/lib/servers.mjs"
import { eventually } from "#tests/support/eventually.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { testEnvironment } from "#tests/support/servers.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"

describe("quality row 25: unexpected errors", () => {
  let own: OwnPortal
  let member: Visitor
  beforeAll(async () => {
    const trouble = new URL("../support/trouble.mjs", import.meta.url).href
    own = await startOwnPortal("crashes", { env: { NODE_OPTIONS: `--import=${trouble}` } })
    member = own.newVisitor()
    await member.signIn("member")
    expect((await member.get("/a/aurora/thanks")).status).toBe(200)
  })
  afterAll(() => own.stop())

  async function furtherTrouble(): Promise<void> {
    const before = (await own.log()).length
    process.kill(own.pid, "SIGUSR2")
    await eventually(async () => expect((await own.log()).slice(before).some(({ step }) => step)).toBe(true))
  }
  const thrown = async () => (await own.log()).map(({ err }) => (err as { message?: string } | undefined)?.message)
  const expectThrown = (message: string) => eventually(async () => expect(await thrown()).toContain(message))

  test("a page that throws while rendering shows an error screen with a link; other pages still work", async () => {
    await furtherTrouble()
    const { status, body } = await member.get("/a/aurora/thanks")
    expect(status).toBe(500)
    expect(body).toContain(text("en", "error.server.message"))
    expect(body).not.toContain("planted")
    await expectThrown("planted in Thanks")
    expect((await member.get("/a/aurora/group")).status).toBe(200)
  })

  test("an error screen that throws, too, is a plain response without the cause", async () => {
    await furtherTrouble()
    const { status, body } = await member.get("/a/aurora/thanks")
    expect(status).toBe(500)
    expect(body).not.toMatch(/planted|node_modules|\.tsx?:/)
    await expectThrown("planted in RouteError")
    expect((await member.get("/a/aurora/group")).status).toBe(200)
  })

  test("an unhandled rejection is logged, running requests are answered, and the process exits with 1", async () => {
    await member.mock.fault({ operation: "workgroup.grouped", kind: "delay", delay_ms: 1_000 })
    await member.mock.clearCalls()
    const running = member.get("/a/aurora/group")
    await eventually(async () => expect((await member.mock.calls()).length).toBeGreaterThan(0))
    await furtherTrouble()
    expect((await running).status).toBe(200)
    expect(await own.ended).toEqual({ code: 1, signal: null })
    await expectThrown("planted in nobody's care")
  })
})

test("quality row 19: sessions survive a killed process", async () => {
  const own = await startOwnPortal("crashes-killed")
  const member = own.newVisitor()
  await member.signIn("member")
  process.kill(own.pid, "SIGKILL")
  expect((await own.ended).signal).toBe("SIGKILL")
  const port = Number(new URL(own.portal).port)
  const mockPort = Number(new URL(own.mockOrigin).port)
  const env = testEnvironment(port)
  const again = await startPortal({ port, mockPort, log: "crashes-again", env })
  try {
    const { status, body } = await member.get("/a/aurora/group")
    expect([status, member.cookies.has("session")]).toEqual([200, true])
    expect(body).toContain(text("en", "workgroup.list.title"))
  } finally {
    await Promise.all([again.child.stop(), own.stop()])
  }
})
