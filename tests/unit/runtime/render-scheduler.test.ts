import { describe, expect, test } from "vitest"
import { RenderScheduler } from "#app/runtime/render-scheduler.server.ts"

const nextRound = () => new Promise((resolve) => setImmediate(resolve))

describe("quality row 17: the render scheduler", () => {
  test("runs renders in the order of arrival, one per round of the event loop", async () => {
    const turns = new RenderScheduler("first", "second")
    const done: number[] = []
    for (const one of [1, 2, 3]) void turns.take("first").then(() => done.push(one))
    expect(done).toEqual([])
    for (const expected of [[1], [1, 2], [1, 2, 3]]) {
      await nextRound()
      expect(done).toEqual(expected)
    }
  })

  test("lets other events be handled between two renders", async () => {
    const turns = new RenderScheduler("first", "second")
    const order: string[] = []
    const work = async (name: string) => {
      await turns.take("first")
      order.push(name)
    }
    const all = [work("one"), work("two"), work("three")]
    const later = nextRound().then(() => order.push("answered at once"))
    await Promise.all([...all, later])
    expect(order.indexOf("answered at once")).toBeLessThan(order.indexOf("three"))
  })

  test("runs the second queue when the first is empty", async () => {
    const turns = new RenderScheduler("first", "second")
    const done: string[] = []
    const lines = ["second", "first", "second", "first"] as const
    await Promise.all(lines.map((line) => turns.take(line).then(() => done.push(line))))
    expect(done).toEqual(["first", "first", "second", "second"])
  })

  const busy = (milliseconds: number) => {
    const until = performance.now() + milliseconds
    while (performance.now() < until);
  }

  test("reports how long the first in a queue has waited, and 0 for an empty queue", async () => {
    const turns = new RenderScheduler("first", "second")
    expect(turns.wait("first")).toBe(0)
    const first = turns.take("first")
    busy(20)
    expect(turns.wait("first")).toBeGreaterThanOrEqual(19)
    await first
    expect(turns.wait("first")).toBe(0)
    await turns.take("first")
  })

  test("estimates the wait in a long queue from the recent pace", async () => {
    const turns = new RenderScheduler("only")
    const work = () => turns.take("only").then(() => busy(5))
    const all = Array.from({ length: 60 }, work)
    await Promise.all(all.slice(0, 30))
    expect(turns.wait("only")).toBeGreaterThan(30 * 4)
    await Promise.all(all)
    expect(turns.wait("only")).toBe(0)
  })
})
