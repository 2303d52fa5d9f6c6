import { describe, expect, test } from "vitest"
import { Attempts } from "#app/lib/attempts.server.ts"

const minute = 60_000

describe("quality row 56: so many times within a while", () => {
  test("then one has to wait until the first of them is long enough ago, and it begins anew", () => {
    const attempts = new Attempts(3, 10 * minute)
    for (const time of [0, minute, 2 * minute]) {
      expect(attempts.wait("a", time)).toBe(0)
      attempts.failed("a", time)
    }
    expect(attempts.wait("a", 2 * minute)).toBe(8 * minute)
    expect(attempts.wait("a", 10 * minute - 1)).toBe(1)
    expect(attempts.wait("a", 10 * minute)).toBe(0)
    attempts.failed("a", 10 * minute)
    expect(attempts.wait("a", 10 * minute)).toBe(minute)
  })

  test("one does not wait for another", () => {
    const attempts = new Attempts(1, minute)
    attempts.failed("a", 0)
    expect([attempts.wait("a", 0), attempts.wait("b", 0)]).toEqual([minute, 0])
  })

  test("however many try, the memory has an end: who failed last is remembered", () => {
    const attempts = new Attempts(1, minute)
    for (let one = 0; one <= 10_000; one += 1) attempts.failed(String(one), one)
    expect([attempts.wait("0", 10_000), attempts.wait("10000", 10_000)]).toEqual([0, minute])
  })
})
