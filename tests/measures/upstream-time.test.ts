import { afterAll, beforeAll, expect, test } from "vitest"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { timeToPage } from "#tests/support/time-to-page.ts"
import type { Visitor } from "#tests/support/visitor.ts"

let own: OwnPortal
let member: Visitor
beforeAll(async () => {
  own = await startOwnPortal("measures-upstream")
  member = own.newVisitor()
  await member.signIn("member")
  await member.get("/a/aurora/dashboard?whole")
})
afterAll(() => own.stop())

const timeToShell = () => timeToPage(member, "/a/aurora/dashboard")

test("quality P12: one call of ten seconds delays the page no longer than the widget patience", async () => {
  const [quick, slow]: [number[], number[]] = [[], []]
  for (let round = 0; round < 5; round += 1) {
    quick.push(await timeToShell())
    await member.mock.fault({ operation: "dashboard.activity", kind: "delay", delay_ms: 10_000 })
    slow.push(await timeToShell())
    await member.mock.clearFaults()
  }
  expect(Math.min(...slow) - Math.min(...quick)).toBeLessThan(300)
})
