import { describe, expect, test } from "vitest"
import { showsAny } from "#app/parts/live/shown-records.ts"

describe("LIVE-01 which routes are read again", () => {
  test("those whose data name the record, as a value or in an address, whole", () => {
    const detail = { ballot: { id: "ballot-1", late: Promise.resolve("ballot-9"), people: [{ href: null }] } }
    const list = { rows: [{ href: "/a/aurora/vote/ballot-1?back=1" }, { href: "/a/aurora/proposal/D%2F7#log" }] }
    expect(showsAny(detail, ["ballot ballot-1"])).toBe(true)
    expect(showsAny(list, ["meeting m-2", "ballot ballot-1"])).toBe(true)
    expect(showsAny(list, ["proposal D/7"])).toBe(true)
    expect(showsAny(detail, ["ballot ballot-9"])).toBe(false)
    expect(showsAny(list, ["ballot ballot-12", "ballot ballot"])).toBe(false)
    expect(showsAny(list, [])).toBe(false)
    for (const nothing of [null, undefined, 7]) expect(showsAny(nothing, ["ballot ballot-1"])).toBe(false)
  })
})
