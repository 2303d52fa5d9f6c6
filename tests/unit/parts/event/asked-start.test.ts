import { describe, expect, test } from "vitest"
import { askedStart, movedEnd, movedStart } from "#app/parts/event/asked-start.server.ts"

const link = (date: string, time: string) => `https://portal.example/edit?date=${date}&time=${time}`
const page = { zone: "Europe/Oslo", locale: "en" } as const
const meeting = { start_time: "2027-03-03T09:00:00+08:00", timezone: "Asia/Shanghai" }

test("CAL-01 a link names a start in the page's zone; anything else is ignored", () => {
  expect(askedStart(link("2027-03-04", "11:00"), page)).toEqual({
    date: "2027-03-04",
    time: "11:00",
    zone: "Europe/Oslo",
  })
  for (const [date, time] of [
    ["", ""],
    ["2027-02-30", "11:00"],
    ["2027-03-04", "late"],
  ] as const)
    expect(movedStart(link(date, time), meeting, page)).toBeUndefined()
})

test("CAL-01 I18N-04 a moved meeting keeps the zone in which it was entered", () => {
  const moved = movedStart(link("2027-03-04", "11:00"), meeting, page)
  expect(moved?.start).toEqual({ date: "2027-03-04", time: "18:00", zone: "Asia/Shanghai" })
  expect(moved?.by).toBe((24 + 9) * 3_600_000)
  expect(moved?.text.from.text).toBe("Wed 3 Mar 2027, 02:00 (UTC+1)")
  expect(moved?.text.to.text).toBe("Thu 4 Mar 2027, 11:00 (UTC+1)")
})

test("CAL-01 a meeting that is put back where it was is not moved", () => {
  expect(movedStart(link("2027-03-03", "02:00"), meeting, page)).toBeUndefined()
})

test("CAL-01 I18N-04 a time that a clock change skips or repeats stays in the page's zone, so that the form asks", () => {
  const skipped = movedStart(link("2027-03-28", "02:30"), meeting, page)
  expect(skipped?.start).toEqual({ date: "2027-03-28", time: "02:30", zone: "Europe/Oslo" })
  expect(skipped?.text.to.text).toBe("Sun 28 Mar 2027, 03:00 (UTC+2)")
  const repeated = movedStart(link("2027-10-31", "02:30"), meeting, page)
  expect(repeated?.start).toEqual({ date: "2027-10-31", time: "02:30", zone: "Europe/Oslo" })
})

describe("CAL-01 the new end of a record whose lower edge was dragged", () => {
  const record = { ...meeting, end_time: "2027-03-03T10:00:00+08:00" }
  const ends = (date: string, end: string, of = record) =>
    movedEnd(`https://portal.example/edit?date=${date}&end=${end}`, of, page)

  test("it is read in the page's zone", () => {
    const moved = ends("2027-03-03", "04:30")
    expect(moved?.minutes).toBe(150)
    expect(Date.parse(moved?.end_time ?? "")).toBe(Date.parse("2027-03-03T03:30:00Z"))
    expect(moved?.text.edge).toBe("end")
    expect(moved?.text.from.text).toBe("Wed 3 Mar 2027, 03:00 (UTC+1)")
    expect(moved?.text.to.text).toBe("Wed 3 Mar 2027, 04:30 (UTC+1)")
  })

  test("the end that it has, one that is not after the start, and no time at all change nothing", () => {
    for (const end of ["03:00", "02:00", "01:45", "", "late"]) expect(ends("2027-03-03", end)).toBeUndefined()
  })

  test("I18N-04 a clock change counts: an end that it skips is the first time after it", () => {
    const night = { start_time: "2027-03-28T01:00:00+01:00", end_time: "2027-03-28T01:30:00+01:00" }
    expect(movedEnd("https://portal.example/edit?date=2027-03-28&end=04:00", night, page)?.minutes).toBe(120)
    expect(movedEnd("https://portal.example/edit?date=2027-03-28&end=02:30", night, page)?.minutes).toBe(60)
  })
})
