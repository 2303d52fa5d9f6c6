import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { answeredWallTime, dayAfter, readWallTime, wallTimeOf, workingDayAfter } from "#app/lib/time-wall.server.ts"
import { runs } from "#tests/support/extent.ts"

const zones = [
  "UTC",
  "Asia/Shanghai",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Europe/Oslo",
  "America/New_York",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Africa/Casablanca",
]
const anyZone = fc.constantFrom(...zones)
const anyMinute = fc
  .integer({ min: Date.parse("1995-01-01T00:00:00Z") / 60_000, max: Date.parse("2060-01-01T00:00:00Z") / 60_000 })
  .map((minute) => new Date(minute * 60_000).toISOString())
const pad = (number: number) => String(number).padStart(2, "0")
const anyWall = fc
  .record({
    year: fc.integer({ min: 1995, max: 2060 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    zone: anyZone,
  })
  .map(({ year, month, day, hour, minute, zone }) => ({
    date: `${year}-${pad(month)}-${pad(day)}`,
    time: `${pad(hour)}:${pad(minute)}`,
    zone,
  }))

describe("MEET-02 I18N-04 a wall time in a zone", () => {
  test("is one instant on most days", () => {
    const wall = { date: "2026-11-20", time: "15:00", zone: "Asia/Shanghai" }
    expect(readWallTime(wall)).toEqual({ kind: "exact", instant: "2026-11-20T15:00:00+08:00" })
    expect(readWallTime({ ...wall, zone: "UTC" })).toEqual({ kind: "exact", instant: "2026-11-20T15:00:00+00:00" })
    expect(readWallTime({ ...wall, zone: "America/St_Johns" })).toMatchObject({ instant: "2026-11-20T15:00:00-03:30" })
  })

  test.each([
    ["Europe/Oslo", "2026-03-29", "02:30", "02:00", "03:00", "2026-03-29T03:00:00+02:00", "UTC+2"],
    ["America/St_Johns", "2026-03-08", "02:00", "02:00", "03:00", "2026-03-08T03:00:00-02:30", "UTC−2:30"],
    ["Australia/Lord_Howe", "2026-10-04", "02:15", "02:00", "02:30", "2026-10-04T02:30:00+11:00", "UTC+11"],
    ["Pacific/Apia", "2011-12-30", "12:00", "00:00", "00:00", "2011-12-31T00:00:00+14:00", "UTC+14"],
  ])("%s on %s: the clocks jump over %s", (zone, date, time, from, to, value, offset) => {
    const choices = [{ value, time: to, offset }]
    expect(readWallTime({ date, time, zone })).toEqual({ kind: "gap", from, to, choices })
    expect(answeredWallTime({ date, time, zone }, value)).toEqual({ kind: "exact", instant: value })
  })

  test.each([
    ["Europe/Oslo", "2026-10-25", "02:30", "2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00"],
    ["America/St_Johns", "2026-11-01", "01:59", "2026-11-01T01:59:00-02:30", "2026-11-01T01:59:00-03:30"],
    ["Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-05T01:45:00+11:00", "2026-04-05T01:45:00+10:30"],
  ])("%s on %s: the clocks show %s twice", (zone, date, time, first, second) => {
    const wall = { date, time, zone }
    const reading = readWallTime(wall)
    expect(reading.kind === "overlap" && reading.choices.map(({ value }) => value)).toEqual([first, second])
    expect(answeredWallTime(wall, second)).toEqual({ kind: "exact", instant: second })
    expect(answeredWallTime(wall, "2026-10-25T02:31:00+02:00")).toEqual(reading)
    expect(answeredWallTime(wall, undefined)).toEqual(reading)
    expect(wallTimeOf(first, zone)).toEqual({ ...wall, answer: first })
    expect(wallTimeOf(second, zone)).toEqual({ ...wall, answer: second })
  })

  test.each([
    ["2026-02-30", "10:00", "UTC"],
    ["2026-13-01", "10:00", "UTC"],
    ["2026-11-20", "25:00", "UTC"],
    ["2026-11-20", "10:00", "Moon/Tycho"],
    ["", "", ""],
  ])("%s %s %s is invalid", (date, time, zone) => {
    expect(readWallTime({ date, time, zone })).toEqual({ kind: "unknown" })
  })

  test("every instant is the same after it was converted to a wall time and back, in every zone", () => {
    fc.assert(
      fc.property(anyMinute, anyZone, (instant, zone) => {
        const { answer, ...wall } = wallTimeOf(instant, zone)
        const reading = answeredWallTime(wall, answer)
        expect(reading.kind === "exact" && Date.parse(reading.instant)).toBe(Date.parse(instant))
      }),
      runs(1000),
    )
  })

  test("every wall time is one instant, or has choices that the clocks of the zone show", () => {
    fc.assert(
      fc.property(anyWall, (wall) => {
        const reading = readWallTime(wall)
        if (reading.kind === "unknown") throw new Error("a date that exists")
        if (reading.kind === "exact") {
          expect(wallTimeOf(reading.instant, wall.zone)).toMatchObject(wall)
          return
        }
        expect(reading.choices).toHaveLength(reading.kind === "gap" ? 1 : 2)
        for (const { value, time } of reading.choices) {
          const shown = wallTimeOf(value, wall.zone)
          expect(shown.time).toBe(time)
          if (reading.kind === "overlap") expect(shown).toMatchObject(wall)
          expect(answeredWallTime(wall, value)).toEqual({ kind: "exact", instant: value })
        }
      }),
      runs(1000),
    )
  })

  test("a gap begins before the time that was entered and ends after it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Europe/Oslo", "America/St_Johns", "Australia/Lord_Howe", "America/New_York"),
        fc.integer({ min: 2020, max: 2060 }),
        fc.integer({ min: 0, max: 365 }),
        fc.integer({ min: 0, max: 239 }),
        (zone, year, day, minute) => {
          const date = new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)
          const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
          const reading = readWallTime({ date, time, zone })
          if (reading.kind !== "gap") return
          expect(reading.from <= time && time < reading.to).toBe(true)
        },
      ),
      { numRuns: 5000 },
    )
  })
})

test("MEET-02 a new appointment begins on the next day of the person's zone", () => {
  const late = "2026-11-20T17:30:00Z"
  expect(dayAfter(late, "Asia/Shanghai", "10:00")).toEqual({ date: "2026-11-22", time: "10:00", zone: "Asia/Shanghai" })
  expect(dayAfter(late, "UTC", "10:00").date).toBe("2026-11-21")
})

test.each([
  ["2026-11-19T12:00:00Z", "2026-11-20"],
  ["2026-11-20T12:00:00Z", "2026-11-23"],
  ["2026-11-21T12:00:00Z", "2026-11-23"],
  ["2026-11-22T12:00:00Z", "2026-11-23"],
])("the next working day after %s is %s", (instant, date) => {
  expect(workingDayAfter(instant, "UTC", "10:00")).toEqual({ date, time: "10:00", zone: "UTC" })
})
