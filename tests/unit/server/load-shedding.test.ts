import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import express from "express"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { DelayedRefusals } from "#app/server/delayed-refusals.ts"
import { loadShedding } from "#app/server/load-shedding.ts"
import { eventually } from "#tests/support/eventually.ts"
import { exchange } from "#tests/support/raw-http.ts"
import { slowClients, type SlowClients } from "#tests/support/slow-clients.ts"

const limit = 4
const waiting: (() => void)[] = []
let server: Server
let origin = ""
beforeAll(async () => {
  const app = express()
  app.set("trust proxy", 1)
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

describe("quality rows 17, 20: load shedding", () => {
  test("refuses reads at the limit of running requests, but not writes", async () => {
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } })
    const working = Array.from({ length: limit }, (_, at) => fetch(`${origin}/work`, from(`192.0.2.${at}`)))
    await eventually(() => expect(waiting).toHaveLength(limit))
    expect([await statusOf(), await statusOf("POST")]).toEqual([503, 200])
    for (const done of waiting.splice(0)) done()
    await Promise.all(working)
    expect(await statusOf()).toBe(200)
  })

  test("refuses reads of an address that uses three quarters of the limit, but not of others", async () => {
    const working = Array.from({ length: 3 }, () => fetch(`${origin}/work`))
    await eventually(() => expect(waiting).toHaveLength(3))
    const other = await fetch(origin, { headers: { "x-forwarded-for": "192.0.2.9" } })
    expect([await statusOf(), other.status]).toEqual([503, 200])
    for (const done of waiting.splice(0)) done()
    await Promise.all(working)
  })

  test.each(["form", "reading"] as const)("refuses nothing because of slow clients: %s", async (how) => {
    const slow: SlowClients = await slowClients(origin, how, 2 * limit)
    await new Promise<void>((resolve) => server.getConnections(() => resolve()))
    for (let at = 0; at < 5; at += 1) expect([await statusOf(), await statusOf("POST")]).toEqual([200, 200])
    slow.close()
  })

  test("refuses reads and writes when there are too many slow clients", async () => {
    const slow = await slowClients(origin, "form", 10 * limit)
    await eventually(async () => expect([await statusOf(), await statusOf("POST")]).toEqual([503, 503]))
    slow.close()
    await eventually(async () => expect(await statusOf()).toBe(200))
  })
})

test("quality row 17: the first refusals are sent at once, the next are delayed, those above the limit are not", async () => {
  const refusals = new DelayedRefusals({ atOnce: 1, hold: 2_000, most: 1 })
  const app = express()
  app.use(loadShedding({ running: limit, wait: 500 }, () => ({ wait: 1_000, isCrowded: false }), undefined, refusals))
  const busy = createServer(app)
  await new Promise<void>((resolve) => busy.listen(0, "127.0.0.1", resolve))
  const address = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`
  const clock = vi.spyOn(performance, "now").mockReturnValue(5_000) // all requests are in the same second, on a busy machine as well
  const order: number[] = []
  const ask = async (at: number) => {
    expect((await fetch(address)).status).toBe(503)
    order.push(at)
  }
  await ask(0)
  const held = ask(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await Promise.all([held, ask(2)])
  expect(order).toEqual([0, 2, 1])
  clock.mockRestore()
  busy.close()
})

test("the retry link of a busy portal never leaves the portal", async () => {
  const app = express()
  app.use(loadShedding({ running: limit, wait: 500 }, () => ({ wait: 1_000, isCrowded: false })))
  const busy = createServer(app)
  await new Promise<void>((resolve) => busy.listen(0, "127.0.0.1", resolve))
  const { port } = busy.address() as AddressInfo
  for (const path of ["//evil.example/x", "/\\evil.example/x", "/a/aurora/meeting?page=2"]) {
    const answer = await exchange(
      `http://127.0.0.1:${port}`,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    )
    expect(answer.statuses).toEqual([503])
    expect(answer.text, path).toMatch(/<a href="\/[ae]/)
  }
  busy.close()
})
