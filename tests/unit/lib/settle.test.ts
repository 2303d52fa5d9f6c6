import { setTimeout as wait } from "node:timers/promises"
import { afterEach, describe, expect, test, vi } from "vitest"
import { settleWithin, type Loaded } from "#app/lib/settle.ts"

const ready = (value: string): Loaded<string> => ({ state: "ready", value })
const never = new Promise<Loaded<string>>(() => {})

describe("DASH-07 parts that load independently", () => {
  afterEach(() => vi.useRealTimers())

  test("quick parts are all returned, without waiting for the time limit", async () => {
    const parts = { one: Promise.resolve(ready("1")), two: wait(5).then(() => ready("2")) }
    const started = performance.now()
    expect(await settleWithin(parts, 10_000)).toEqual({ one: ready("1"), two: ready("2") })
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test("a slow part stays a promise that resolves later; the others do not wait for it", async () => {
    vi.useFakeTimers()
    const slow = new Promise<Loaded<string>>((resolve) => setTimeout(() => resolve(ready("late")), 5_000))
    const settling = settleWithin({ quick: Promise.resolve(ready("now")), slow }, 200)
    await vi.advanceTimersByTimeAsync(200)
    const settled = await settling
    expect(settled.quick).toEqual(ready("now"))
    expect(settled.slow).toBeInstanceOf(Promise)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await settled.slow).toEqual(ready("late"))
  })

  test("a failed part is returned like any other value", async () => {
    const failed: Loaded<never> = { state: "failed", reason: "timeout" }
    expect(await settleWithin({ bad: Promise.resolve(failed), good: Promise.resolve(ready("1")) }, 200)).toEqual({
      bad: failed,
      good: ready("1"),
    })
  })

  test("a part that rejects in time rejects all: a 401 must reach the guard (SES-07)", async () => {
    const rejecting = Promise.reject<Loaded<string>>(new Error("401"))
    await expect(settleWithin({ rejecting, never }, 10_000)).rejects.toThrow("401")
  })

  test("no timer keeps running", async () => {
    vi.useFakeTimers()
    await settleWithin({ one: Promise.resolve(ready("1")) }, 60_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
