import type { TraceEvent } from "./until-frame.ts"

/** Milliseconds of a task that nobody notices. */
const unnoticed = 50

/** How long a page kept its visitor waiting: milliseconds beyond the first 50 of each task, and the longest task. */
export type Blocking = { blocking: number; longest: number }

/**
 * What the tasks of a page block after its first picture, until the trace ends. Counted is processor time, which other load on the machine
 * changes less than the clock.
 * @param slowdown how much slower the processor of the visitor is
 * @throws Error if the page has shown nothing, or its tasks were not recorded
 */
export function blockingOf(trace: readonly TraceEvent[], slowdown: number): Blocking {
  const shown = trace.find(({ name }) => name === "firstContentfulPaint")
  if (!shown) throw new Error("the page has shown nothing in the trace")
  const tasks = trace.filter(({ name, pid, tid }) => name === "RunTask" && pid === shown.pid && tid === shown.tid)
  if (tasks.length === 0) throw new Error("no task is in the trace")
  const times = tasks.filter(({ ts, dur = 0 }) => ts + dur > shown.ts).map(({ tdur = 0 }) => (slowdown * tdur) / 1000)
  return {
    blocking: times.reduce((sum, time) => sum + Math.max(0, time - unnoticed), 0),
    longest: Math.max(0, ...times),
  }
}
