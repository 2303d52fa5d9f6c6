import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import express from "express"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { loadShedding } from "#app/server/load-shedding.ts"
import { slowClients, type SlowClients } from "#tests/support/slow-clients.ts"

const limit = 4
const waiting: (() => void)[] = []
let server: Server
let origin = ""
beforeAll(async () => {
  const app = express()
  app.use(loadShedding({ running: limit, wait: 500 }, () => ({ wait: 0, isCrowded: false })))
  app.get("/work", (_request, response) => void waiting.push(() => response.end("done")))
  app.get("/a/aurora/login", (_request, response) => void response.send("x".repeat(1_000_000)))
  app.post("/a/aurora/login/request", (request, response) => void request.resume().on("end", () => response.end()))
  app.use((_request, response) => void response.end("page"))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const statusOf = async (method = "GET") => {
  const answer = await fetch(origin, { method })
  await answer.text()
  return answer.status
}

describe("quality rows 17, 20: who is turned away", () => {
  test("readers while as much is in work as may be, those who write not yet", async () => {
    const working = Array.from({ length: limit }, () => fetch(`${origin}/work`))
    await vi.waitFor(() => expect(waiting).toHaveLength(limit))
    expect([await statusOf(), await statusOf("POST")]).toEqual([503, 200])
    for (const done of waiting.splice(0)) done()
    await Promise.all(working)
    expect(await statusOf()).toBe(200)
  })

  test.each(["form", "reading"] as const)("nobody for the sake of people who are slow: %s", async (how) => {
    const slow: SlowClients = await slowClients(origin, how, 2 * limit)
    await new Promise<void>((resolve) => server.getConnections(() => resolve()))
    for (let at = 0; at < 5; at += 1) expect([await statusOf(), await statusOf("POST")]).toEqual([200, 200])
    slow.close()
  })

  test("but everybody once there are too many even of those", async () => {
    const slow = await slowClients(origin, "form", 10 * limit)
    await vi.waitFor(async () => expect([await statusOf(), await statusOf("POST")]).toEqual([503, 503]))
    slow.close()
    await vi.waitFor(async () => expect(await statusOf()).toBe(200))
  })
})
