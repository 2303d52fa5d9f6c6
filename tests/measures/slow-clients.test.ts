import { readdirSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { p99, slowdown } from "#tests/support/others.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { growthDuring } from "#tests/support/process-cost.ts"
import { slowClients, slowKinds } from "#tests/support/slow-clients.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const page = "/a/aurora/thanks"
const maxConnections = 400

const assets = readdirSync(new URL("../../build/client/assets", import.meta.url))
const script = `/assets/${assets.find((name) => /^vendor-.*\.js$/.test(name))}`

let own: OwnPortal
let visitor: Visitor
beforeAll(async () => {
  own = await startOwnPortal("measures-slow-clients", { env: { MOST_CONNECTIONS: String(maxConnections) } })
  visitor = own.newVisitor()
  await p99(visitor, page)
})
afterAll(() => own.stop())

describe("quality row 20: three hundred slow clients", () => {
  const goal = 2
  test.each(slowKinds)("%s: other clients wait less than twice as long", { timeout: 240_000 }, async (how) => {
    const begin = async () => {
      const slow = await slowClients(own.portal, how, 300, script)
      expect(slow.open()).toBeGreaterThan(250)
      return () => slow.close()
    }
    const ratio = await slowdown(() => p99(visitor, page), begin, { rounds: 8, goal })
    console.log(`${how}: p99 of others ${ratio.toFixed(2)} times as long, goal < ${goal}`)
    expect(ratio).toBeLessThan(goal)
  })
})

describe("quality row 21: idle connections", () => {
  test("are limited; connected clients are served, others as soon as there is room", async () => {
    let slow: Awaited<ReturnType<typeof slowClients>> | undefined
    const growth = await growthDuring(own.pid, async () => {
      slow = await slowClients(own.portal, "idle", 2 * maxConnections)
      await vi.waitFor(() => expect(slow?.open()).toBeLessThanOrEqual(maxConnections), { timeout: 5_000 })
      expect((await visitor.get(page)).status).toBe(200)
    })
    console.log(
      `${slow?.open()} of ${2 * maxConnections} idle connections stay, goal <= ${maxConnections}; ${growth >> 20} MB`,
    )
    expect(slow?.open()).toBeGreaterThan(maxConnections / 2)
    expect(growth).toBeLessThan(32 * 1024 ** 2)
    slow?.close()
    await vi.waitFor(async () => expect((await own.newVisitor().get(page)).status).toBe(200), { timeout: 10_000 })
  })
})
