import { describe, expect, test } from "vitest"
import { Turns } from "#app/lib/turns.server.ts"

const nextRound = () => new Promise((resolve) => setImmediate(resolve))

describe("quality row 17: turns", () => {
  test("are taken in the order of coming, one in a round of the event loop", async () => {
    const turns = new Turns()
    const done: number[] = []
    for (const one of [1, 2, 3]) void turns.take().then(() => done.push(one))
    expect(done).toEqual([])
    for (const expected of [[1], [1, 2], [1, 2, 3]]) {
      await nextRound()
      expect(done).toEqual(expected)
    }
  })

  test("what comes while somebody works is answered before the next one works", async () => {
    const turns = new Turns()
    const order: string[] = []
    const work = async (name: string) => {
      await turns.take()
      order.push(name)
    }
    const all = [work("one"), work("two"), work("three")]
    const later = nextRound().then(() => order.push("answered at once"))
    await Promise.all([...all, later])
    expect(order.indexOf("answered at once")).toBeLessThan(order.indexOf("three"))
  })

  test("how long the first in line waits is known; nobody waits in an empty one", async () => {
    const turns = new Turns()
    expect(turns.wait).toBe(0)
    const first = turns.take()
    const until = performance.now() + 20
    while (performance.now() < until);
    expect(turns.wait).toBeGreaterThanOrEqual(19)
    await first
    expect(turns.wait).toBe(0)
    await turns.take()
  })
})
