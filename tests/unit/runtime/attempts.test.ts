import { describe, expect, test } from "vitest"
import { Attempts } from "#app/runtime/attempts.server.ts"
import { MemoryStore } from "#app/runtime/memory-store.server.ts"

const minute = 60_000

/** An attempt counter with a clock that the test moves. */
function counts(limit: number, window: number) {
  const clock = { now: 0 }
  const store = new MemoryStore({ now: () => clock.now })
  const attempts = new Attempts(store, "test", limit, window)
  const at = (now: number) => {
    clock.now = now
    return { wait: (key = "a") => attempts.wait(key, now), failed: (key = "a") => attempts.failed(key, now) }
  }
  return { at, store }
}

describe("quality row 56: a limited number of attempts within a window", () => {
  test("at the limit the wait lasts until the oldest attempt has left the window", async () => {
    const { at } = counts(3, 10 * minute)
    for (const time of [0, minute, 2 * minute]) {
      expect(await at(time).wait()).toBe(0)
      await at(time).failed()
    }
    expect(await at(2 * minute).wait()).toBe(8 * minute)
    expect(await at(10 * minute - 1).wait()).toBe(1)
    expect(await at(10 * minute).wait()).toBe(0)
    await at(10 * minute).failed()
    expect(await at(10 * minute).wait()).toBe(minute)
  })

  test("each key and each kind of attempt is counted separately", async () => {
    const { at, store } = counts(1, minute)
    await at(0).failed("a")
    expect([await at(0).wait("a"), await at(0).wait("b")]).toEqual([minute, 0])
    expect(await new Attempts(store, "other", 1, minute).wait("a", 0)).toBe(0)
  })

  test("counters with the same store share the count", async () => {
    const { at, store } = counts(2, minute)
    const elsewhere = new Attempts(store, "test", 2, minute)
    await at(0).failed()
    await elsewhere.failed("a", 0)
    expect([await at(0).wait(), await elsewhere.wait("a", 0)]).toEqual([minute, minute])
  })
})
