import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { LivePace } from "#app/runtime/live-pace.server.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A pace for people who wait, in a portal whose pages wait for `load.wait` milliseconds. */
function paceOf(load: { wait: number }) {
  const pace = new LivePace({ wait: () => load.wait, now: () => performance.now() })
  const passed: number[] = []
  const add = (count: number) => {
    for (let at = 0; at < count; at += 1) pace.take(() => void passed.push(performance.now()))
  }
  return { pace, passed, add }
}

describe("quality row 17: live pages are the first to give way", () => {
  test("a few are passed on at once, two thousand over some seconds, in their order", async () => {
    const { passed, add, pace } = paceOf({ wait: 0 })
    add(10)
    expect(passed).toHaveLength(10)
    add(2_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(passed.length).toBeGreaterThan(150)
    expect(passed.length).toBeLessThan(400)
    await vi.advanceTimersByTimeAsync(8_000)
    expect([passed.length, pace.waiting]).toEqual([2_010, 0])
  })

  test("while pages wait, next to nothing is passed on, and more again afterwards", async () => {
    const load = { wait: 500 }
    const { passed, add, pace } = paceOf(load)
    add(2_000)
    await vi.advanceTimersByTimeAsync(3_000)
    const meanwhile = passed.length
    expect(meanwhile).toBeLessThan(60)
    expect(pace.rate).toBeLessThan(50)
    load.wait = 0
    await vi.advanceTimersByTimeAsync(3_000)
    expect(passed.length - meanwhile).toBeGreaterThan(200)
  })

  test("the same function waits once, and not at all after it has left", async () => {
    const { pace, add } = paceOf({ wait: 0 })
    add(200)
    const pass = vi.fn()
    const left = vi.fn()
    for (const one of [pass, pass, left]) pace.take(one)
    pace.leave(left)
    await vi.advanceTimersByTimeAsync(5_000)
    expect([pass.mock.calls.length, left.mock.calls.length]).toEqual([1, 0])
  })
})
