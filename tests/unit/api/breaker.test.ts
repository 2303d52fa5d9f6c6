import { describe, expect, test } from "vitest"
import { Breaker, type CallEnd } from "#app/api/breaker.server.ts"

/** A breaker with a clock that the test moves; `changes` lists the reported changes. */
function breakerAt(start = 1_000_000) {
  let now = start
  const changes: boolean[] = []
  const breaker = new Breaker({ calls: 20, now: () => now, onChange: (isClosed) => changes.push(isClosed) })
  const calls = (end: CallEnd, count: number) =>
    Array.from({ length: count }, () => {
      const tell = breaker.begin()
      tell?.(end)
      return tell !== undefined
    }).filter(Boolean).length
  return { breaker, changes, calls, pass: (milliseconds: number) => (now += milliseconds) }
}

describe("availability: a backend that fails is left alone", () => {
  test("at half of twenty calls, not before", () => {
    const few = breakerAt()
    expect(few.calls("failed", 19)).toBe(19)
    expect(few.breaker.isClosed).toBe(true)
    expect(few.calls("failed", 5)).toBe(1)
    expect([few.breaker.isClosed, few.changes]).toEqual([false, [false]])

    const most = breakerAt()
    most.calls("answered", 21)
    most.calls("failed", 20)
    expect(most.breaker.isClosed).toBe(true)
    most.calls("failed", 1)
    expect(most.breaker.isClosed).toBe(false)
  })

  test("what was longer ago than ten seconds does not count, nor who went away", () => {
    const { breaker, calls, pass } = breakerAt()
    calls("failed", 19)
    pass(10_000)
    calls("failed", 19)
    expect(breaker.isClosed).toBe(true)
    calls("left", 100)
    expect(breaker.isClosed).toBe(true)
    calls("failed", 1)
    expect(breaker.isClosed).toBe(false)
  })

  test("after five seconds one call is tried; it decides for the others", () => {
    const { breaker, calls, changes, pass } = breakerAt()
    calls("failed", 20)
    pass(4_999)
    expect(breaker.begin()).toBeUndefined()
    pass(1)
    const tried = breaker.begin()
    expect([tried === undefined, breaker.begin()]).toEqual([false, undefined])
    tried?.("failed")
    expect(breaker.begin()).toBeUndefined()
    pass(5_000)
    breaker.begin()?.("answered")
    expect([breaker.isClosed, changes]).toEqual([true, [false, true]])
    expect(calls("failed", 19)).toBe(19)
    expect(breaker.isClosed).toBe(true)
  })

  test("a trial that nobody waited for says nothing: the next call is tried", () => {
    const { breaker, calls, pass } = breakerAt()
    calls("failed", 20)
    pass(5_000)
    breaker.begin()?.("left")
    expect(breaker.isClosed).toBe(false)
    breaker.begin()?.("answered")
    expect(breaker.isClosed).toBe(true)
  })

  test("calls that had begun before do not count when they end after it", () => {
    const { breaker, calls, pass } = breakerAt()
    const late = [breaker.begin(), breaker.begin()]
    calls("failed", 20)
    late[0]?.("answered")
    expect(breaker.isClosed).toBe(false)
    pass(4_000)
    late[1]?.("failed")
    pass(1_000)
    expect(breaker.begin()).toBeDefined()
  })
})
