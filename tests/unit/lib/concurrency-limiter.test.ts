import { describe, expect, test } from "vitest"
import { ConcurrencyLimiter } from "#app/lib/concurrency-limiter.server.ts"

/** Takes a place and notes it, so that a test sees who is in. */
async function comer(places: ConcurrencyLimiter, name: string, inside: string[], signal?: AbortSignal) {
  const leave = await places.take(signal)
  if (leave) inside.push(name)
  return leave
}

describe("availability: so many calls at a time", () => {
  test("others wait in the order of coming; who finds too many is turned away", async () => {
    const places = new ConcurrencyLimiter(2, 2)
    const inside: string[] = []
    const [a] = await Promise.all([comer(places, "a", inside), comer(places, "b", inside)])
    const waiting = [comer(places, "c", inside), comer(places, "d", inside)]
    expect(await comer(places, "e", inside)).toBeUndefined()
    expect(inside).toEqual(["a", "b"])
    a?.()
    a?.() // giving back twice gives one place
    const leave = await waiting[0]
    expect(inside).toEqual(["a", "b", "c"])
    leave?.()
    await waiting[1]
    expect(inside).toEqual(["a", "b", "c", "d"])
  })

  test("who goes away while waiting takes nobody's place", async () => {
    const places = new ConcurrencyLimiter(1, 2)
    const inside: string[] = []
    const first = await comer(places, "a", inside)
    const leaving = new AbortController()
    const gone = comer(places, "b", inside, leaving.signal)
    const next = comer(places, "c", inside)
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
