import { fork } from "node:child_process"
import { once } from "node:events"
import { processorTime } from "./process-cost.ts"
import type { OwnPortal } from "./own-portal.ts"
import type { Visitor } from "./visitor.ts"

/** Responses of one status: their number, and the response time percentiles in milliseconds. */
export type Answered = { count: number; p50: number; p99: number }

/** The result of a load run. */
export type LoadResult = {
  seconds: number
  /** CPU seconds used by the portal */
  processorSeconds: number
  byStatus: Record<number, Answered>
  /** failed connections and missing responses */
  errors: number
}

export type Load = {
  /** whose cookies are sent */
  visitor: Visitor
  /** URLs requested in turn */
  pages: readonly string[]
  connections: number
  /** ends after this time, or after `amount` requests */
  seconds?: number
  amount?: number
  /** requests per second over all connections; unlimited if not set */
  rate?: number
}

type LoadReport = { seconds: number; errors: number; times: Record<string, number[]> }

function answered(times: number[]): Answered {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) }
}

/** Loads a portal with concurrent page requests, from a separate process (autocannon). */
export async function load(
  { portal, pid }: Pick<OwnPortal, "portal" | "pid">,
  { visitor, pages, ...options }: Load,
): Promise<LoadResult> {
  const { connections, seconds: duration, amount, rate: overallRate } = options
  const requests = pages.map((path) => ({ method: "GET", path }))
  const child = fork(new URL("load-process.mjs", import.meta.url), { execArgv: [] })
  const before = await processorTime(pid)
  child.send({
    url: portal,
    headers: visitor.browserHeaders(),
    requests,
    connections,
    overallRate,
    timeout: 60,
    ...(amount === undefined ? { duration } : { amount }),
  })
  const [{ seconds, errors, times }] = (await once(child, "message")) as [LoadReport]
  const processorSeconds = ((await processorTime(pid)) - before) / 1_000
  const byStatus = Object.fromEntries(Object.entries(times).map(([status, all]) => [status, answered(all)]))
  return { seconds, processorSeconds, byStatus, errors }
}
