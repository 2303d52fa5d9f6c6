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

describe("availability: the circuit breaker", () => {
  test("opens once half of at least twenty calls have failed", () => {
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

  test("ignores calls older than ten seconds and aborted calls", () => {
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

  test("allows one trial call after five seconds, which closes it or keeps it open", () => {
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

  test("stays open after an aborted trial call: the next call is the trial", () => {
    const { breaker, calls, pass } = breakerAt()
    calls("failed", 20)
    pass(5_000)
    breaker.begin()?.("left")
    expect(breaker.isClosed).toBe(false)
    breaker.begin()?.("answered")
    expect(breaker.isClosed).toBe(true)
  })

  test("ignores calls that began before it opened and end afterwards", () => {
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
