import { readdirSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { p99, slowdown } from "#tests/support/others.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { growthDuring } from "#tests/support/process-cost.ts"
import { slowClients, slowKinds } from "#tests/support/slow-clients.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const page = "/a/aurora/thanks"
const megabyte = 1024 ** 2

const assets = readdirSync(new URL("../../build/client/assets", import.meta.url))
const script = `/assets/${assets.find((name) => /^vendor-.*\.js$/.test(name))}`

let own: OwnPortal
let visitor: Visitor
beforeAll(async () => {
  own = await startOwnPortal("long-slow-clients")
  visitor = own.newVisitor()
  await p99(visitor, page)
})
afterAll(() => own.stop())

describe("quality row 20: fifteen hundred slow clients", () => {
  const goal = 2
  test.each(slowKinds)("%s: other clients wait less than twice as long", async (how) => {
    const begin = async () => {
      const slow = await slowClients(own.portal, how, 1_500, script)
      return () => slow.close()
    }
    const ratio = await slowdown(() => p99(visitor, page, 200), begin, { rounds: 8, goal })
    console.log(`${how}: p99 of others ${ratio.toFixed(2)} times as long, goal < ${goal}`)
    expect(ratio).toBeLessThan(goal)
  })

  test.each(["headers", "idle"] as const)(
    "%s: a client that sends no request within 15 s is disconnected",
    async (how) => {
      const slow = await slowClients(own.portal, how, 500)
      expect(slow.open()).toBe(500)
      await vi.waitFor(() => expect(slow.open()).toBe(0), { timeout: 40_000, interval: 500 })
      slow.close()
    },
  )

  test("form: a client that has not sent it within two minutes is disconnected", async () => {
    const slow = await slowClients(own.portal, "form", 100)
    expect(slow.open()).toBe(100)
    await vi.waitFor(() => expect(slow.open()).toBe(0), { timeout: 180_000, interval: 1_000 })
    slow.close()
  })
})

describe("quality row 21: ten thousand idle connections", () => {
  test("most of them are closed at once, the memory does not grow, and connected clients are served", async () => {
    let slow: Awaited<ReturnType<typeof slowClients>> | undefined
    await p99(visitor, page) // opens a connection beforehand
    const growth = await growthDuring(own.pid, async () => {
      slow = await slowClients(own.portal, "idle", 10_000)
      await vi.waitFor(() => expect(slow?.open()).toBeLessThanOrEqual(2_000), { timeout: 10_000 })
      expect((await visitor.get(page)).status).toBe(200)
    })
    console.log(`${slow?.open()} of 10,000 idle connections stay, goal <= 2,000; ${growth / megabyte} MB, goal < 100`)
    expect(growth).toBeLessThan(100 * megabyte)
    slow?.close()
  })
})
