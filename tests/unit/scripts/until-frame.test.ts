import { expect, test } from "vitest"
import { longestUntilFrame, type TraceEvent } from "#scripts/bench/until-frame.ts"

const thread = { pid: 1, tid: 2 }
const task = (ts: number, dur: number, tdur: number): TraceEvent => ({ ...thread, name: "RunTask", ts, dur, tdur })
const event = (type: string, ts: number, dur: number): TraceEvent => ({
  ...thread,
  name: "EventDispatch",
  ts,
  dur,
  args: { data: { type } },
})
const commit = (ts: number): TraceEvent => ({ ...thread, name: "Commit", ts, dur: 100 })

test("P30 the processor time of an event goes to the next frame, without other threads and what comes later", () => {
  const trace = [
    task(0, 20_000, 9_000), // before
    task(30_000, 40_000, 12_000),
    event("click", 31_000, 38_000),
    task(80_000, 10_000, 5_000), // renders the frame
    commit(85_000),
    task(100_000, 50_000, 50_000), // after
    { ...task(30_000, 40_000, 40_000), tid: 3 },
  ]
  expect(longestUntilFrame(trace)).toBe(17)
})

test("P30 the slowest event counts; without a frame only its own task; moving the mouse is none", () => {
  const trace = [
    task(0, 10_000, 3_000),
    event("keydown", 1_000, 8_000),
    commit(10_500),
    task(20_000, 10_000, 7_000),
    event("drop", 21_000, 8_000),
    task(40_000, 90_000, 80_000),
    event("mousemove", 41_000, 80_000),
  ]
  expect(longestUntilFrame(trace)).toBe(7)
  expect(() => longestUntilFrame(trace.slice(5))).toThrow("nobody")
})
