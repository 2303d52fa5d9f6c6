import { describe, expect, test } from "vitest"
import { Protection, type ProtectedCall } from "#app/api/protection.server.ts"
import { TransportError } from "#app/api/transport-error.ts"

const call = (more: Partial<ProtectedCall> = {}): ProtectedCall => ({
  signal: new AbortController().signal,
  isRepeatable: true,
  until: performance.now() + 15_000,
  ...more,
})
const refused = () => new TransportError("network", new TypeError("x", { cause: { code: "ECONNREFUSED" } }))
const reset = () => new TransportError("network", new TypeError("x", { cause: { code: "ECONNRESET" } }))

/** Runs a call whose tries end as given. @returns how it ended, and the number of tries */
async function outcome(ends: (number | Error)[], more: Partial<ProtectedCall> = {}, protection = usual()) {
  let tries = 0
  const begin = () => {
    const end = ends[Math.min(tries, ends.length - 1)]
    tries += 1
    return end instanceof Error ? Promise.reject(end) : Promise.resolve(new Response(null, { status: end ?? 200 }))
  }
  const ended = await protection.run(call(more), begin).then(
    ({ status }) => status,
    (error: TransportError) => error.kind,
  )
  return [ended, tries]
}
const usual = () => new Protection({ calls: 1_000_000 })

describe("availability: retries", () => {
  test.each([
    ["a read that did not reach the backend is retried", [refused(), 200], {}, [200, 2]],
    ["a read that gets a 503 from a gateway is retried", [503, 200], {}, [200, 2]],
    ["a read is retried only once", [502, 504, 200], {}, [504, 2]],
    ["a read whose connection was reset is not retried", [reset(), 200], {}, ["network", 1]],
    ["a read that gets a 500 from the backend is not retried", [500, 200], {}, [500, 1]],
    ["a write that gets a 503 is not retried", [503, 200], { isRepeatable: false }, [503, 1]],
    ["a write whose connection was refused is not retried", [refused(), 200], { isRepeatable: false }, ["network", 1]],
    ["a read with too little time left is not retried", [503, 200], { until: performance.now() + 4_000 }, [503, 1]],
  ])("%s", async (_name, ends, more, expected) => {
    expect(await outcome(ends, more)).toEqual(expected)
  })

  test("the budget allows ten retries at once, then one per ten calls", async () => {
    const protection = usual()
    const all = await Promise.all(Array.from({ length: 40 }, () => outcome([503], {}, protection)))
    const tries = all.reduce((sum, [, count]) => sum + Number(count), 0)
    expect(tries).toBeGreaterThanOrEqual(50)
    expect(tries).toBeLessThanOrEqual(54)
  })
})

describe("availability: refusing calls without sending them", () => {
  test.each([501, 404])("calls of operations that do not exist are still sent: %d", async (status) => {
    const protection = new Protection({ calls: 20 })
    for (let at = 0; at < 60; at += 1) expect(await outcome([status], {}, protection)).toEqual([status, 1])
    expect(protection.isOpen).toBe(true)
  })

  test("calls are refused while the backend fails", async () => {
    const protection = new Protection({ calls: 20 })
    for (let at = 0; at < 20; at += 1) await outcome([500], {}, protection)
    expect(protection.isOpen).toBe(false)
    expect(await outcome([200], {}, protection)).toEqual(["unavailable", 0])
  })

  test("calls are refused while 64 are running and 128 are waiting", async () => {
    const protection = usual()
    let finish: (answer: Response) => void = () => undefined
    const ends = new Promise<Response>((resolve) => (finish = resolve))
    const running = Array.from({ length: 192 }, () => protection.run(call(), () => ends))
    await Promise.resolve()
    expect(await outcome([200], {}, protection)).toEqual(["unavailable", 0])
    finish(new Response(null, { status: 200 }))
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(192).fill(200))
    expect(await outcome([200], {}, protection)).toEqual([200, 1])
  })

  test("aborted calls do not count as failures", async () => {
    const protection = new Protection({ calls: 5 })
    for (let at = 0; at < 20; at += 1) await outcome([new TransportError("aborted")], {}, protection)
    expect(protection.isOpen).toBe(true)
  })
})
