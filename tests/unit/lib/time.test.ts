import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  datesBetween,
  dateText,
  daysLeft,
  instantOf,
  isZone,
  moment,
  monthGrid,
  monthName,
  nearDay,
  nearMoment,
  offsetText,
  zoneName,
} from "#app/lib/time.server.ts"

const zones = ["UTC", "Asia/Shanghai", "America/St_Johns", "Europe/Berlin", "America/New_York", "Pacific/Apia"]
const anyZone = fc.constantFrom(...zones)
const anyInstant = fc.date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2049-12-31T00:00:00Z"),
  noInvalidDate: true,
})
const afternoon = "2026-11-20T07:00:00Z"

describe("texts of an instant (I18N-03)", () => {
  test.each([
    ["en", "Asia/Shanghai", "Fri 20 Nov 2026, 15:00", "Fri 20 Nov, 15:00", "20 Nov"],
    ["zh", "Asia/Shanghai", "2026-11-20 周五 15:00", "11-20 周五 15:00", "11-20"],
    ["en", "UTC", "Fri 20 Nov 2026, 07:00", "Fri 20 Nov, 07:00", "20 Nov"],
    ["zh", "UTC", "2026-11-20 周五 07:00", "11-20 周五 07:00", "11-20"],
    ["en", "America/St_Johns", "Fri 20 Nov 2026, 03:30", "Fri 20 Nov, 03:30", "20 Nov"],
    ["zh", "America/St_Johns", "2026-11-20 周五 03:30", "11-20 周五 03:30", "11-20"],
  ] as const)("%s in %s", (locale, zone, whole, near, day) => {
    expect(moment(afternoon, { locale, zone })).toEqual({ instant: afternoon, text: whole })
    expect(nearMoment(afternoon, { locale, zone }).text).toBe(near)
    expect(nearDay(afternoon, { locale, zone }).text).toBe(day)
  })

  test("texts are the same as those of the runtime, in every zone", () => {
    const options = { weekday: "short", year: "numeric", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const
    const partsBy = (language: string, more: Intl.DateTimeFormatOptions, timeZone: string, instant: Date) => {
      const parts = new Intl.DateTimeFormat(language, { ...options, ...more, timeZone }).formatToParts(instant)
      return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
    }
    fc.assert(
      fc.property(anyInstant, anyZone, (date, zone) => {
        const [instant, en] = [date.toISOString(), partsBy("en-GB", { month: "short", day: "numeric" }, zone, date)]
        const zh = partsBy("zh-CN", { month: "2-digit", day: "2-digit" }, zone, date)
        const month = en.month === "Sept" ? "Sep" : en.month
        const english = `${en.weekday} ${en.day} ${month} ${en.year}, ${en.hour}:${en.minute}`
        const chinese = `${zh.year}-${zh.month}-${zh.day} ${zh.weekday} ${zh.hour}:${zh.minute}`
        expect(moment(instant, { locale: "en", zone }).text).toBe(english)
        expect(moment(instant, { locale: "zh", zone }).text).toBe(chinese)
      }),
    )
  })

  test("midnight is 00:00, never 24:00, and September has three letters", () => {
    expect(moment("2026-09-07T00:00:00Z", { locale: "en", zone: "UTC" }).text).toBe("Mon 7 Sep 2026, 00:00")
    expect(moment("2026-09-07T00:00:00Z", { locale: "zh", zone: "UTC" }).text).toBe("2026-09-07 周一 00:00")
  })

  test("instants around a clock change have the correct wall time", () => {
    const berlin = (instant: string) => moment(instant, { locale: "en", zone: "Europe/Berlin" }).text.slice(-5)
    expect([berlin("2026-03-29T00:59:00Z"), berlin("2026-03-29T01:00:00Z")]).toEqual(["01:59", "03:00"])
    expect([berlin("2026-10-25T00:30:00Z"), berlin("2026-10-25T01:30:00Z")]).toEqual(["02:30", "02:30"])
  })

  test("a calendar date is shown without a time zone", () => {
    expect(dateText("2026-11-20", "en")).toBe("20 Nov")
    expect(dateText("2026-11-20", "zh")).toBe("11-20")
  })

  test("clock times are converted to RFC 3339", () => {
    expect(instantOf(Date.parse(afternoon))).toBe(afternoon)
    fc.assert(fc.property(anyInstant, (date) => Date.parse(instantOf(date.getTime())) === date.getTime()))
  })
})

describe("names of time zones and months", () => {
  test.each([
    ["UTC", afternoon, "UTC"],
    ["Asia/Shanghai", afternoon, "UTC+8"],
    ["America/St_Johns", afternoon, "UTC−3:30"],
    ["America/St_Johns", "2026-07-01T00:00:00Z", "UTC−2:30"],
    ["Europe/Berlin", "2026-03-29T00:59:59Z", "UTC+1"],
    ["Europe/Berlin", "2026-03-29T01:00:00Z", "UTC+2"],
    ["America/New_York", "2026-11-01T05:59:59Z", "UTC−4"],
    ["America/New_York", "2026-11-01T06:00:00Z", "UTC−5"],
    ["Asia/Kathmandu", afternoon, "UTC+5:45"],
  ])("%s at %s is %s", (zone, instant, text) => expect(offsetText(zone, instant)).toBe(text))

  test("a zone has its city's name in English and the runtime's name in Chinese", () => {
    expect(zoneName("America/New_York", "en", afternoon)).toBe("New York")
    expect(zoneName("America/Argentina/Buenos_Aires", "en", afternoon)).toBe("Buenos Aires")
    expect(zoneName("UTC", "zh", afternoon)).toBe("UTC")
    expect(zoneName("Asia/Shanghai", "zh", afternoon)).toMatch(/中国/)
  })

  test("a month is shown with its year in both languages", () => {
    expect(monthName(2026, 11, "en")).toBe("November 2026")
    expect(monthName(2026, 1, "zh")).toBe("2026 年 1 月")
  })
})

describe("days left (DASH-06, PROP-06)", () => {
  test.each([
    ["2026-11-25T00:30:00Z", "2026-12-08T06:00:00Z", "UTC", 13],
    ["2026-11-24T06:00:00Z", "2026-12-08T06:00:00Z", "UTC", 14],
    ["2026-11-20T07:00:00Z", "2026-11-20T23:00:00Z", "UTC", 0],
    ["2026-11-20T23:59:00Z", "2026-11-21T00:01:00Z", "UTC", 1],
    ["2026-11-20T15:00:00Z", "2026-11-20T17:00:00Z", "UTC", 0],
    ["2026-11-20T15:00:00Z", "2026-11-20T17:00:00Z", "Asia/Shanghai", 1],
    ["2026-11-20T07:00:00Z", "2026-11-01T00:00:00Z", "UTC", 0],
  ])("from %s to %s in %s: %d", (from, to, zone, days) => expect(daysLeft(from, to, zone)).toBe(days))

  test("the number differs from the exact time left by less than a day and an hour", () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, (from, to) => {
        const days = daysLeft(from.toISOString(), to.toISOString(), "Europe/Oslo")
        const left = Math.max(0, (to.getTime() - from.getTime()) / 86_400_000)
        const clockChange = 1 / 24
        return Number.isInteger(days) && Math.abs(days - left) < 1 + clockChange
      }),
    )
  })
})

describe("the month of an instant (DASH-02)", () => {
  test("November 2026 begins on a Sunday and takes six weeks", () => {
    const grid = monthGrid(afternoon, "Asia/Shanghai")
    expect([grid.year, grid.month, grid.weeks.length]).toEqual([2026, 11, 6])
    expect(grid.weeks[0]?.map(({ day }) => day)).toEqual([26, 27, 28, 29, 30, 31, 1])
    expect([grid.from, grid.to]).toEqual(["2026-10-31T16:00:00Z", "2026-11-30T16:00:00Z"])
    expect(grid.weeks.flat().filter(({ isToday }) => isToday)).toEqual([
      { date: "2026-11-20", day: 20, isInMonth: true, isToday: true },
    ])
  })

  test("February 2027 is four whole weeks", () => {
    const { weeks } = monthGrid("2027-02-10T00:00:00Z", "UTC")
    expect(weeks).toHaveLength(4)
    expect(weeks.flat().every(({ isInMonth }) => isInMonth)).toBe(true)
  })

  test("I18N-04 a month with a clock change is an hour shorter or longer", () => {
    const hours = (instant: string, zone: string) => {
      const { from, to } = monthGrid(instant, zone)
      return (Date.parse(to) - Date.parse(from)) / 3_600_000
    }
    expect(hours("2026-03-10T00:00:00Z", "Europe/Berlin")).toBe(31 * 24 - 1)
    expect(hours("2026-10-10T00:00:00Z", "Europe/Berlin")).toBe(31 * 24 + 1)
    expect(hours("2026-11-10T00:00:00Z", "America/New_York")).toBe(30 * 24 + 1)
    expect(hours("2026-03-10T00:00:00Z", "UTC")).toBe(31 * 24)
  })

  test("has whole weeks from Monday, each day of the month once, and today, for every instant and zone", () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (date, zone) => {
        const { weeks, from, to, month } = monthGrid(date.toISOString(), zone)
        const days = weeks.flat()
        expect(weeks.every((week) => week.length === 7)).toBe(true)
        expect(new Set(days.map((day) => day.date)).size).toBe(days.length)
        expect(new Date(`${days[0]?.date}T00:00:00Z`).getUTCDay()).toBe(1)
        expect(days.filter(({ isToday }) => isToday)).toHaveLength(1)
        const inMonth = days.filter(({ isInMonth }) => isInMonth)
        expect(inMonth.every((day) => Number(day.date.split("-")[1]) === month)).toBe(true)
        expect(inMonth).toHaveLength(new Date(Date.UTC(date.getUTCFullYear(), month, 0)).getUTCDate())
        expect(Date.parse(from) <= date.getTime() && date.getTime() < Date.parse(to)).toBe(true)
      }),
    )
  })
})

describe("the dates of a period", () => {
  test.each([
    ["2026-11-20T07:00:00Z", "2026-11-20T09:00:00Z", "UTC", ["2026-11-20"]],
    ["2026-11-20T15:00:00Z", "2026-11-20T17:00:00Z", "Asia/Shanghai", ["2026-11-20", "2026-11-21"]],
    ["2026-11-20T15:00:00Z", "2026-11-20T16:00:00Z", "Asia/Shanghai", ["2026-11-20"]],
    ["2026-11-20T02:00:00Z", "2026-11-20T04:00:00Z", "America/St_Johns", ["2026-11-19", "2026-11-20"]],
    ["2026-03-28T23:30:00Z", "2026-03-29T21:59:00Z", "Europe/Berlin", ["2026-03-29"]],
    ["2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z", "Europe/Berlin", ["2026-10-25"]],
    ["2026-11-20T07:00:00Z", "2026-11-20T07:00:00Z", "UTC", ["2026-11-20"]],
    ["2026-11-20T00:00:00Z", "2026-11-19T00:00:00Z", "UTC", ["2026-11-20"]],
  ])("%s to %s in %s", (from, to, zone, dates) => expect(datesBetween(from, to, zone)).toEqual(dates))

  test("a wrong end in the far future gives at most 367 dates", () => {
    expect(datesBetween("2026-01-01T00:00:00Z", "9999-01-01T00:00:00Z", "UTC")).toHaveLength(367)
  })

  test("the dates are consecutive from the start date, in every zone", () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 40 * 24 }), anyZone, (start, hours, zone) => {
        const end = new Date(start.getTime() + hours * 3_600_000)
        const dates = datesBetween(start.toISOString(), end.toISOString(), zone)
        expect(dates[0]).toBe(start.toLocaleDateString("sv-SE", { timeZone: zone }))
        for (const [index, date] of dates.entries())
          if (index > 0) expect(Date.parse(date) - Date.parse(dates[index - 1] ?? "")).toBe(86_400_000)
      }),
    )
  })
})

describe("time zones", () => {
  test.each(["UTC", "Asia/Shanghai", "Europe/Oslo"])("%s is valid", (name) => expect(isZone(name)).toBe(true))
  test.each(["", "words", "Mars/Olympus", "Asia/Shanghai "])("%j is invalid", (name) =>
    expect(isZone(name)).toBe(false),
  )
})
