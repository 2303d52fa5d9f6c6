import { describe, expect, test } from "vitest"
import { readWallTime } from "#app/lib/time-wall.server.ts"
import { instantsOf } from "#app/lib/wall-clock.ts"

const instant = (text: string) => Date.parse(text)
const at = (date: string, time: string, zone: string, answer?: string) => instantsOf({ date, time, zone, answer })

describe("I18N-04 a wall time as instants, with the time zones of the browser", () => {
  test.each([
    ["2031-06-16", "09:30", "Europe/Oslo", "2031-06-16T07:30:00Z"],
    ["2031-06-16", "09:30", "Asia/Shanghai", "2031-06-16T01:30:00Z"],
    ["2031-06-16", "00:00", "Pacific/Kiritimati", "2031-06-15T10:00:00Z"],
    ["2031-01-01", "00:15", "America/St_Johns", "2031-01-01T03:45:00Z"],
    ["2027-03-28", "03:00", "Europe/Oslo", "2027-03-28T01:00:00Z"],
    ["2027-03-28", "01:59", "Europe/Oslo", "2027-03-28T00:59:00Z"],
  ])("%s %s in %s is one instant", (date, time, zone, expected) =>
    expect(at(date, time, zone)).toEqual({ first: instant(expected), last: instant(expected) }),
  )

  test("a time that occurs twice is a range, until the question is answered", () => {
    const [first, last] = [instant("2026-10-25T00:30:00Z"), instant("2026-10-25T01:30:00Z")]
    expect(at("2026-10-25", "02:30", "Europe/Oslo")).toEqual({ first, last })
    expect(at("2026-10-25", "02:30", "Europe/Oslo", "2026-10-25T02:30:00+02:00")).toEqual({ first, last: first })
    expect(at("2026-10-25", "02:30", "Europe/Oslo", "2026-10-26T02:30:00+02:00")).toEqual({ first, last })
  })

  test("a time that the clocks skip is a range around it, until the question is answered", () => {
    const [first, last] = [instant("2027-03-28T00:30:00Z"), instant("2027-03-28T01:30:00Z")]
    expect(at("2027-03-28", "02:30", "Europe/Oslo")).toEqual({ first, last })
    const answered = instant("2027-03-28T01:00:00Z")
    expect(at("2027-03-28", "02:30", "Europe/Oslo", "2027-03-28T03:00:00+02:00")).toEqual({
      first: answered,
      last: answered,
    })
  })

  test.each([
    ["", "09:30", "UTC"],
    ["2031-06-16", "", "UTC"],
    ["2031-06-16", "25:00", "UTC"],
    ["2031-06-16", "09:30", ""],
    ["2031-06-16", "09:30", "Moon/Tycho"],
    ["tomorrow", "09:30", "UTC"],
  ])("%j %j in %j is nothing to compare", (date, time, zone) => expect(at(date, time, zone)).toBeUndefined())

  test("it agrees with what the server stores, at every hour around the clock changes of many zones", () => {
    const zones = [
      "Europe/Oslo",
      "America/New_York",
      "Australia/Lord_Howe",
      "Asia/Kathmandu",
      "America/Santiago",
      "UTC",
    ]
    const days = ["2026-03-08", "2026-03-29", "2026-04-05", "2026-09-06", "2026-10-04", "2026-10-25", "2026-11-01"]
    for (const zone of zones)
      for (const date of days)
        for (let half = 0; half < 48; half += 1) {
          const time = `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`
          const reading = readWallTime({ date, time, zone })
          const range = at(date, time, zone)
          if (reading.kind === "exact") expect(range?.first, `${date} ${time} ${zone}`).toBe(instant(reading.instant))
          expect(range?.first === range?.last, `${date} ${time} ${zone}`).toBe(reading.kind === "exact")
        }
  })
})
