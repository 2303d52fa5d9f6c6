import { createServer, request, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import express from "express"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { Protection } from "#app/api/protection.server.ts"
import { RenderScheduler } from "#app/runtime/render-scheduler.server.ts"
import { loadShedding } from "#app/server/load-shedding.ts"
import { metricsServer } from "#app/server/metrics-server.ts"
import { createMetrics } from "#app/server/metrics.ts"
import { eventually } from "#tests/support/eventually.ts"

const protection = new Protection({ calls: 2 })
const turns = new RenderScheduler("render", "begin")
const metrics = createMetrics({ protection, turns, live: { windows: 2, people: 1 } })
const routeOf = (path: string) => (path.startsWith("/a/") ? "features/page.route" : undefined)

const servers: Server[] = []
async function listening(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let portal = ""
let figures = ""
beforeAll(async () => {
  const app = express()
  let waits = 0
  app.use(metrics.requests(routeOf))
  app.use(loadShedding({ running: 10, wait: 500 }, () => ({ wait: waits, isCrowded: false }), metrics.shed))
  app.get("/a/crowded", (_request, response) => void response.send(String((waits = 1_000))))
  app.get("/a/hangs", () => undefined)
  app.post("/a/limited", (_request, response) => void response.status(429).send("later"))
  app.get("/a/page", (_request, response) => void response.send("page"))
  portal = await listening(createServer(app))
  figures = await listening(metricsServer(metrics.registry))
})
afterAll(() => servers.forEach((server) => (server.closeAllConnections(), server.close())))

const ask = async (path: string, method = "GET") => (await fetch(portal + path, { method })).status
const lines = async () => (await (await fetch(`${figures}/metrics`)).text()).split("\n")
const sample = async (start: string) => {
  const line = (await lines()).find((each) => each.startsWith(start))
  return line === undefined ? undefined : Number(line.split(" ").at(-1))
}
const requests = (route: string, method: string, status: string) =>
  sample(`portal_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`)

describe("metrics of requests", () => {
  test("count them by route, method and status class, never by address", async () => {
    const asked = ["/a/page", "/a/page?who=lilei", "/a/nobody-knows-lilei", "/outside"]
    expect(await Promise.all(asked.map((path) => ask(path)))).toEqual([200, 200, 404, 404])
    await eventually(async () => expect(await requests("none", "GET", "4xx")).toBe(1))
    expect(await requests("features/page.route", "GET", "2xx")).toBe(2)
    expect(await requests("features/page.route", "GET", "4xx")).toBe(1)
    expect((await lines()).join()).not.toMatch(/lilei|outside/)
  })

  test("count aborted requests as cut and no longer as open", async () => {
    const left = request(`${portal}/a/hangs`).on("error", () => undefined)
    left.end()
    await eventually(async () => expect(await sample("portal_requests_open")).toBe(1))
    left.destroy()
    await eventually(async () => expect(await requests("features/page.route", "GET", "cut")).toBe(1))
    expect(await sample("portal_requests_open")).toBe(0)
  })

  test("count refused requests by reason", async () => {
    const refused = (reason: string) => sample(`portal_refusals_total{reason="${reason}"}`)
    expect([await refused("busy"), await refused("rate_limit")]).toEqual([0, 0])
    expect([await ask("/a/limited", "POST"), await ask("/a/crowded"), await ask("/a/page")]).toEqual([429, 200, 503])
    await eventually(async () => expect([await refused("busy"), await refused("rate_limit")]).toEqual([1, 1]))
    expect(await requests("features/page.route", "GET", "5xx")).toBe(1)
  })
})

test("backend calls are counted by operation and outcome, in seconds", async () => {
  metrics.called({ operation: "meeting.list", status: 200, milliseconds: 30 })
  metrics.called({ operation: "meeting.list", status: 0, milliseconds: 15_000, failure: "timeout" })
  const call = (what: string, outcome: string) =>
    sample(`portal_backend_call_duration_seconds_${what}{operation="meeting.list",outcome="${outcome}"}`)
  expect([await call("count", "ok"), await call("sum", "ok")]).toEqual([1, 0.03])
  expect([await call("count", "timeout"), await call("sum", "timeout")]).toEqual([1, 15])
})

test("waiting pages are the current number", async () => {
  const waiting = async (line: string) => sample(`portal_pages_waiting{line="${line}"}`)
  expect([await waiting("begin"), await waiting("render")]).toEqual([0, 0])
  const all = Promise.all([turns.take("begin"), turns.take("begin"), turns.take("render")])
  const told = metrics.registry.getSingleMetricAsString("portal_pages_waiting")
  expect((await told).match(/\{line="\w+"\} \d/g)).toEqual(['{line="begin"} 2', '{line="render"} 1'])
  await all
})

test("breaker state and backend calls are the current values", async () => {
  const now = async () =>
    Promise.all(
      ["backend_breaker_open", "backend_calls_running", "backend_calls_waiting"].map((name) =>
        sample(`portal_${name} `),
      ),
    )
  expect(await now()).toEqual([0, 0, 0])
  const ends: (() => void)[] = []
  const call = { signal: new AbortController().signal, isRepeatable: false, until: performance.now() + 60_000 }
  const answer = () => new Promise<Response>((resolve) => ends.push(() => resolve(new Response(null, { status: 500 }))))
  const calls = Array.from({ length: 65 }, () => protection.run(call, answer))
  await eventually(async () => expect(await now()).toEqual([0, 64, 1]))
  while (ends.length > 0) {
    ends.splice(0).forEach((end) => end())
    await new Promise(setImmediate)
  }
  await Promise.all(calls)
  expect(await now()).toEqual([1, 0, 0])
})

describe("the metrics server", () => {
  test("serves metrics of the process: memory, event loop, processor", async () => {
    for (const name of ["nodejs_heap_size_used_bytes", "nodejs_eventloop_lag_p99_seconds", "process_cpu_seconds_total"])
      expect(await sample(`${name} `), name).toBeGreaterThan(0)
  })

  test.each([
    ["GET", "/"],
    ["GET", "/metrics/more"],
    ["POST", "/metrics"],
  ])("returns 404 for other requests: %s %s", async (method, path) => {
    expect((await fetch(figures + path, { method })).status).toBe(404)
  })

  test("responds in the format of Prometheus", async () => {
    const { headers } = await fetch(`${figures}/metrics`)
    expect(headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/)
  })
})

test("a second portal in the same process has its own metrics", async () => {
  const other = createMetrics({ protection, turns, live: { windows: 2, people: 1 } })
  other.shed()
  expect(await other.registry.getSingleMetricAsString("portal_refusals_total")).toContain('{reason="busy"} 1')
})
