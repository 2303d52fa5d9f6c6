import { expect, test } from "vitest"
import { blockingOf } from "#scripts/bench/blocking-time.ts"
import type { TraceEvent } from "#scripts/bench/until-frame.ts"

const thread = { pid: 1, tid: 2 }
const task = (ts: number, dur: number, tdur: number): TraceEvent => ({ ...thread, name: "RunTask", ts, dur, tdur })
const shown: TraceEvent = { ...thread, name: "firstContentfulPaint", ts: 20_000 }

test("P28 counts what tasks take beyond 50 ms after the first picture, on the page's thread, at a slower processor", () => {
  const trace = [
    task(0, 15_000, 15_000), // before
    shown,
    task(30_000, 40_000, 20_000), // 80 ms
    task(80_000, 90_000, 10_000), // 40 ms: nobody notices
    task(200_000, 30_000, 30_000), // 120 ms
    { ...task(300_000, 90_000, 90_000), tid: 3 },
  ]
  expect(blockingOf(trace, 4)).toEqual({ blocking: 100, longest: 120 })
})

test("P28 a page without tasks after its first picture blocks nothing", () => {
  expect(blockingOf([task(0, 1_000, 1_000), shown], 4)).toEqual({ blocking: 0, longest: 0 })
})

test("P28 a trace without a picture or without tasks is no measurement", () => {
  expect(() => blockingOf([task(0, 1_000, 1_000)], 4)).toThrow("shown nothing")
  expect(() => blockingOf([shown], 4)).toThrow("no task")
})
