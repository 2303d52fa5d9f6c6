import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import type { RequestHandler } from "express"
import type { CallRecord } from "#app/api/client.server.ts"
import type { LivePeople } from "#app/api/live-people.server.ts"
import type { Protection } from "#app/api/protection.server.ts"
import type { renderScheduler } from "#app/runtime/render-scheduler.server.ts"

/** Histogram buckets in seconds. A page takes hundredths, an import a second or two, a backend call times out after 15. */
const requestSteps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60]
const callSteps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Route label of requests that match no route. */
const noRoute = "none"

/** Shared state of the process that is read on each scrape. */
export type Observed = {
  protection: Protection
  turns: typeof renderScheduler
  live: Pick<LivePeople, "windows" | "people">
}

/** Prometheus metrics of one process. docs/operations.md lists their names and labels. */
export type Metrics = {
  registry: Registry
  /** Counts and times the requests that pass this handler. @param routeOf returns the route id of a path */
  requests(routeOf: (path: string) => string | undefined): RequestHandler
  /** Records a finished backend call. */
  called(call: CallRecord): void
  /** Counts a request that was rejected because of overload. */
  shed(): void
}

/**
 * Creates the metrics of this process. Labels are route ids, operations and kinds of failure, never request data, so their number is
 * bounded and they contain nothing personal.
 */
export function createMetrics(observed: Observed): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  observe(observed, registers)
  const calls = new Histogram({
    name: "portal_backend_call_duration_seconds",
    help: "Backend calls by operation of the contract and outcome, from the first try to the end of the answer",
    labelNames: ["operation", "outcome"],
    buckets: callSteps,
    registers,
  })
  const refusals = new Counter({
    name: "portal_refusals_total",
    help: "Requests turned away: there was too much to do (busy), or one person tried too often (rate_limit)",
    labelNames: ["reason"],
    registers,
  })
  for (const reason of ["busy", "rate_limit"]) refusals.inc({ reason }, 0)
  return {
    registry,
    requests: countRequests(registers, () => refusals.inc({ reason: "rate_limit" })),
    called({ operation, failure, milliseconds }) {
      calls.observe({ operation, outcome: failure ?? "ok" }, milliseconds / 1_000)
    },
    shed: () => refusals.inc({ reason: "busy" }),
  }
}

function countRequests(registers: Registry[], limited: () => void): Metrics["requests"] {
  const durations = new Histogram({
    name: "portal_request_duration_seconds",
    help: "Requests for pages, their data and files by route, until the last byte; status cut: the reader had left",
    labelNames: ["route", "method", "status"],
    buckets: requestSteps,
    registers,
  })
  const open = new Gauge({ name: "portal_requests_open", help: "Requests without their whole answer", registers })
  return (routeOf) =>
    ({ method, path }, response, next) => {
      const started = performance.now()
      open.inc()
      response.once("close", () => {
        open.dec()
        const { statusCode, writableFinished } = response
        if (statusCode === 429) limited()
        const status = writableFinished ? `${Math.floor(statusCode / 100)}xx` : "cut"
        const seconds = (performance.now() - started) / 1_000
        durations.observe({ route: routeOf(path) ?? noRoute, method, status }, seconds)
      })
      next()
    }
}

/** Registers the gauges that are read on each scrape. */
function observe({ protection, turns, live }: Observed, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge("portal_backend_breaker_open", "1 while backend calls are withheld because they fail", () =>
    Number(!protection.isOpen),
  )
  gauge("portal_backend_calls_running", "Backend calls that have a place", () => protection.calls.running)
  gauge("portal_backend_calls_waiting", "Backend calls that wait for a place", () => protection.calls.waiting)
  gauge("portal_live_pages", "Open pages that are told of changes", () => live.windows)
  gauge("portal_live_people", "People with a stream of changes of the backend", () => live.people)
  new Gauge({
    name: "portal_pages_waiting",
    help: "Pages that wait for their turn: to be begun (begin), to be rendered (render)",
    labelNames: ["line"],
    registers,
    collect() {
      for (const line of ["begin", "render"] as const) this.set({ line }, turns.waiting(line))
    },
  })
}
