import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { ChangesEnd, ChangeSet, ChangeSource } from "#app/api/change-source.server.ts"
import { LivePeople, type LiveWindow } from "#app/api/live-people.server.ts"
import { LivePace } from "#app/runtime/live-pace.server.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Asked = Parameters<ChangeSource>[0] & { end: (how: ChangesEnd) => void }

const setOf = (cursor: string, ...keys: string[]): ChangeSet => ({
  cursor,
  is_gap: false,
  has_new_counts: false,
  changes: keys.map((key) => ({ module: "ballot", key, version: 1 })),
})

/** People of a backend whose streams the test holds. */
function hub(options: { most?: number; mayAsk?: () => boolean } = {}) {
  const asked: Asked[] = []
  const source: ChangeSource = (given) =>
    new Promise((end) => {
      given.signal.addEventListener("abort", () => end("ended"))
      asked.push({ ...given, end })
    })
  const pace = new LivePace({ wait: () => 0 })
  const live = new LivePeople({ source: () => source, pace, most: 100, mayAsk: () => true, ...options })
  const open = (member: string, token = `token-${member}`, from: LiveWindow["from"] = {}) => {
    const sets: ChangeSet[] = []
    const ends: string[] = []
    const caller = { token, allianceId: "aurora", memberId: member }
    const opened = live.open({
      scope: "",
      caller,
      from,
      give: (set) => void sets.push(set),
      end: (why) => void ends.push(why),
    })
    const close = typeof opened === "function" ? opened : () => undefined
    const refused = typeof opened === "function" ? undefined : opened.retryAfter
    return {
      sets,
      ends,
      close,
      refused,
      caller,
      keys: () => sets.flatMap(({ changes }) => changes.map(({ key }) => key)),
    }
  }
  return { live, asked, open }
}

const aWhile = () => vi.advanceTimersByTimeAsync(3_000)

describe("LIVE-01 one stream for each person and process", () => {
  test("two windows of a person share it; another person has another", async () => {
    const { live, asked, open } = hub()
    const [first, second, other] = [open("ada"), open("ada"), open("bob")]
    expect([asked.length, live.people, live.windows]).toEqual([2, 2, 3])
    asked[0]?.onChanges(setOf("1", "b-1"))
    await aWhile()
    expect([first.keys(), second.keys(), other.keys()]).toEqual([["b-1"], ["b-1"], []])
  })

  test("many changes within two seconds reach a window as one set, each record once", async () => {
    const { asked, open } = hub()
    const window = open("ada")
    for (let at = 0; at < 50; at += 1) asked[0]?.onChanges(setOf(String(at), `b-${at % 2}`))
    await aWhile()
    expect(window.sets.length).toBeLessThanOrEqual(2)
    expect(new Set(window.keys())).toEqual(new Set(["b-0", "b-1"]))
    expect(window.sets.at(-1)?.cursor).toBe("49")
  })

  test("a window that comes back is told that it missed something, also by the time of its page, but not what: its person may have lost the right to it", async () => {
    const { asked, open } = hub()
    open("ada")
    asked[0]?.onChanges(setOf("1"))
    await aWhile()
    const made = new Date().toISOString()
    await aWhile()
    asked[0]?.onChanges(setOf("2", "b-2"))
    asked[0]?.onChanges(setOf("3", "b-3"))
    asked[0]?.onChanges(setOf("4"))
    await aWhile()
    const late = new Date().toISOString()
    const froms = [
      ...[{ cursor: "2" }, { cursor: "1" }, { since: made }, { cursor: "unknown" }, {}],
      ...[{ cursor: "3" }, { cursor: "4" }, { since: late }],
    ]
    const windows = froms.map((from) => open("ada", undefined, from))
    await aWhile()
    expect(windows.flatMap(({ keys }) => keys())).toEqual([])
    expect(windows.map(({ sets }) => sets[0]?.is_gap)).toEqual([true, true, true, true, true, false, false, false])
    expect(asked).toHaveLength(1)
  })

  test("the stream ends some time after the last window, and a window that returns sooner keeps it", async () => {
    const { live, asked, open } = hub()
    const first = open("ada")
    first.close()
    await vi.advanceTimersByTimeAsync(5_000)
    const again = open("ada")
    again.close()
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect([live.people, live.windows, asked[0]?.signal.aborted]).toEqual([0, 0, true])
  })
})

describe("LIVE-01 limits and failures", () => {
  test("a stream that breaks is opened again after its last cursor, later after each failure", async () => {
    const { asked, open } = hub()
    open("ada")
    asked[0]?.onChanges(setOf("7", "b-1"))
    asked[0]?.end("failed")
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asked[1]?.from).toEqual({ cursor: "7" })
    for (let at = 1; at < 7; at += 1) {
      asked[at]?.end("failed")
      await vi.advanceTimersByTimeAsync(91_000)
    }
    const count = asked.length
    asked.at(-1)?.end("failed")
    await vi.advanceTimersByTimeAsync(25_000)
    expect(asked.length, "the seventh pause is half a minute or more").toBe(count)
    await vi.advanceTimersByTimeAsync(70_000)
    expect(asked.length).toBe(count + 1)
  })

  test("a backend that answers once is asked again after some seconds", async () => {
    const { asked, open } = hub()
    open("ada")
    asked[0]?.onChanges(setOf("1"))
    asked[0]?.end("answered")
    await vi.advanceTimersByTimeAsync(1_500)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asked[1]?.from).toEqual({ cursor: "1" })
  })

  test("a backend without changes is not asked for ten minutes, by nobody", async () => {
    const { live, asked, open } = hub()
    const window = open("ada")
    asked[0]?.end("not-built")
    await aWhile()
    expect([window.ends, live.people, live.windows]).toEqual([["not-built"], 0, 0])
    expect(open("bob").refused).toBeGreaterThan(590)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([open("bob").refused, asked.length]).toEqual([undefined, 2])
  })

  test("when a session ends its windows end; those of another session of the person go on", async () => {
    const { live, asked, open } = hub()
    const [one, two] = [open("ada", "first"), open("ada", "second")]
    asked[0]?.end("unauthorized")
    await aWhile()
    expect([one.ends, two.ends, asked[1]?.caller.token]).toEqual([["unauthorized"], [], "second"])
    live.endSession("", two.caller)
    expect([two.ends, live.windows]).toEqual([["unauthorized"], 0])
  })

  test("more windows than allowed are told when to come back; no stream is opened for them", () => {
    const { live, asked, open } = hub({ most: 2 })
    const windows = [open("ada"), open("bob"), open("cyd")]
    expect(windows.map(({ refused }) => refused)).toEqual([undefined, undefined, 60])
    expect([asked.length, live.people]).toEqual([2, 2])
    const many = hub()
    const own = Array.from({ length: 25 }, () => many.open("ada").refused)
    expect(own.filter((refused) => refused === undefined)).toHaveLength(20)
  })

  test("a backend that fails is not asked until it may be, and stopping ends everything", async () => {
    let mayAsk = false
    const { live, asked, open } = hub({ mayAsk: () => mayAsk })
    const window = open("ada")
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(0)
    mayAsk = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
    live.stop()
    expect([live.windows, live.people, asked[0]?.signal.aborted]).toEqual([0, 0, true])
    expect(window.ends, "the window is closed, so that its browser goes to another process").toEqual(["stopping"])
  })
})
