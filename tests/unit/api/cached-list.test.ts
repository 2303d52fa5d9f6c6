import { beforeEach, describe, expect, test, vi } from "vitest"
import { cachedList } from "#app/api/cached-list.server.ts"
import type { Result } from "#app/lib/failure.ts"
import { eventually } from "#tests/support/eventually.ts"

const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value })
const down: Result<string> = { ok: false, failure: { kind: "network" } }

describe("TEN-01 a list that is cached for the whole process", () => {
  let now = 0
  const make = (limit?: number) => cachedList<string>({ freshFor: 60_000, retryAfter: 1_000, limit, now: () => now })
  beforeEach(() => void (now = 0))

  test("is loaded once while it is fresh, even for fifty readers at the same time", async () => {
    const list = make()
    const load = vi.fn(async () => ok("one"))
    expect(await Promise.all(Array.from({ length: 50 }, () => list.get("", load)))).toEqual(Array(50).fill("one"))
    now = 59_999
    expect(await list.get("", load)).toBe("one")
    expect(load).toHaveBeenCalledTimes(1)
  })

  test("is served stale while one refresh runs in the background", async () => {
    const list = make()
    await list.get("", async () => ok("old"))
    now = 60_000
    let finish = (_result: Result<string>) => {}
    const load = vi.fn(() => new Promise<Result<string>>((resolve) => (finish = resolve)))
    expect([await list.get("", load), await list.get("", load)]).toEqual(["old", "old"])
    expect(load).toHaveBeenCalledTimes(1)
    finish(ok("new"))
    await eventually(async () => expect(await list.get("", load)).toBe("new"))
    expect(load).toHaveBeenCalledTimes(1)
  })

  test("is kept while the backend is down, and reloaded at most once a second", async () => {
    const list = make()
    await list.get("", async () => ok("old"))
    const load = vi.fn(async () => down)
    now = 60_000
    for (let second = 0; second < 5; second += 1) {
      for (let visit = 0; visit < 10; visit += 1) expect(await list.get("", load)).toBe("old")
      now += 1_000
    }
    expect(load).toHaveBeenCalledTimes(5)
    expect(await list.get("", async () => ok("new"))).toBe("old")
    await eventually(async () => expect(await list.get("", load)).toBe("new"))
    expect(load).toHaveBeenCalledTimes(5)
  })

  test("TEN-06 is undefined until it can be loaded, is retried at most once a second, and recovers by itself", async () => {
    const list = make()
    const load = vi.fn(async () => down)
    expect(await list.get("", load)).toBeUndefined()
    expect(list.has("")).toBe(false)
    now = 999
    expect(await list.get("", load)).toBeUndefined()
    expect(load).toHaveBeenCalledTimes(1)
    now = 1_000
    expect(await list.get("", async () => ok("here"))).toBe("here")
    expect(list.has("")).toBe(true)
  })

  test("ADM-02 is not replaced by a slow response from before a change", async () => {
    const list = make()
    await list.get("", async () => ok("old"))
    now = 60_000
    let answer = (_result: Result<string>) => {}
    await list.get("", () => new Promise((resolve) => (answer = resolve)))
    await list.renew("", async () => ok("changed"))
    answer(ok("old"))
    await new Promise((resolve) => setTimeout(resolve))
    expect(await list.get("", async () => ok("never asked"))).toBe("changed")
  })

  test("treats a load that throws as a failed load", async () => {
    const list = make()
    await expect(list.get("", () => Promise.reject(new Error("broken")))).resolves.toBeUndefined()
  })

  test("is separate for each key, and the oldest is deleted above the limit", async () => {
    const list = make(2)
    await list.get("a", async () => ok("of a"))
    await list.get("b", async () => ok("of b"))
    expect(await list.get("a", async () => ok("other"))).toBe("of a")
    await list.get("c", async () => ok("of c"))
    expect([list.has("a"), list.has("b"), list.has("c")]).toEqual([false, true, true])
    list.clear()
    expect(list.has("c")).toBe(false)
  })
})
