import { describe, expect, test } from "vitest"
import { ConcurrencyLimiter } from "#app/runtime/concurrency-limiter.server.ts"

/** Acquires a place and records the name once it is granted. */
async function enter(places: ConcurrencyLimiter, name: string, inside: string[], signal?: AbortSignal) {
  const leave = await places.take(signal)
  if (leave) inside.push(name)
  return leave
}

describe("availability: the concurrency limiter", () => {
  test("queues calls in the order of arrival, and refuses them when the queue is full", async () => {
    const places = new ConcurrencyLimiter(2, 2)
    const inside: string[] = []
    const [a] = await Promise.all([enter(places, "a", inside), enter(places, "b", inside)])
    const waiting = [enter(places, "c", inside), enter(places, "d", inside)]
    expect(await enter(places, "e", inside)).toBeUndefined()
    expect(inside).toEqual(["a", "b"])
    a?.()
    a?.() // releasing twice frees only one place
    const leave = await waiting[0]
    expect(inside).toEqual(["a", "b", "c"])
    leave?.()
    await waiting[1]
    expect(inside).toEqual(["a", "b", "c", "d"])
  })

  test("removes an aborted call from the queue without using a place", async () => {
    const places = new ConcurrencyLimiter(1, 2)
    const inside: string[] = []
    const first = await enter(places, "a", inside)
    const leaving = new AbortController()
    const gone = enter(places, "b", inside, leaving.signal)
    const next = enter(places, "c", inside)
    leaving.abort(new Error("gone"))
    await expect(gone).rejects.toThrow("gone")
    first?.()
    const last = await next
    expect(inside).toEqual(["a", "c"])
    last?.()
    expect(await places.take()).toBeDefined()
    await expect(places.take(AbortSignal.abort(new Error("late")))).rejects.toThrow("late")
  })
})
