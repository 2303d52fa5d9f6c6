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

describe("availability: another try", () => {
  test.each([
    ["a read that never reached the backend", [refused(), 200], {}, [200, 2]],
    ["a read that a gateway did not pass on", [503, 200], {}, [200, 2]],
    ["only one", [502, 504, 200], {}, [504, 2]],
    ["not a read that had begun", [reset(), 200], {}, ["network", 1]],
    ["not what the backend itself answers", [500, 200], {}, [500, 1]],
    ["never a write", [503, 200], { isRepeatable: false }, [503, 1]],
    ["never a write, refused", [refused(), 200], { isRepeatable: false }, ["network", 1]],
    ["not where too little time is left", [503, 200], { until: performance.now() + 4_000 }, [503, 1]],
  ])("%s", async (_name, ends, more, expected) => {
    expect(await outcome(ends, more)).toEqual(expected)
  })

  test("on a budget: ten at once, then one for ten calls", async () => {
    const protection = usual()
    const all = await Promise.all(Array.from({ length: 40 }, () => outcome([503], {}, protection)))
    const tries = all.reduce((sum, [, count]) => sum + Number(count), 0)
    expect(tries).toBeGreaterThanOrEqual(50)
    expect(tries).toBeLessThanOrEqual(54)
  })
})

describe("availability: calls that are not begun", () => {
  test.each([501, 404])("not while operations are only missing: %d", async (status) => {
    const protection = new Protection({ calls: 20 })
    for (let at = 0; at < 60; at += 1) expect(await outcome([status], {}, protection)).toEqual([status, 1])
    expect(protection.isOpen).toBe(true)
  })

  test("while the backend fails", async () => {
    const protection = new Protection({ calls: 20 })
    for (let at = 0; at < 20; at += 1) await outcome([500], {}, protection)
    expect(protection.isOpen).toBe(false)
    expect(await outcome([200], {}, protection)).toEqual(["unavailable", 0])
  })

  test("while 64 are under way and 128 wait", async () => {
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

  test("people who go away do not look like a failing backend", async () => {
    const protection = new Protection({ calls: 5 })
    for (let at = 0; at < 20; at += 1) await outcome([new TransportError("aborted")], {}, protection)
    expect(protection.isOpen).toBe(true)
  })
})
