import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { calendarSpan, dayWords, weekdayNames, type CalendarView } from "#app/lib/time-calendar.server.ts"

const now = Date.parse("2026-11-20T07:30:00Z")
const style = { now, zone: "Asia/Shanghai", locale: "en" } as const

describe("CAL-01 the days of a view", () => {
  test("a month has whole weeks from Monday, with days of the months before and after it", () => {
    const span = calendarSpan("month", "2026-11-20", style)
    expect(span.weeks.map((week) => [week[0], week[6]])).toEqual([
      ["2026-10-26", "2026-11-01"],
      ["2026-11-02", "2026-11-08"],
      ["2026-11-09", "2026-11-15"],
      ["2026-11-16", "2026-11-22"],
      ["2026-11-23", "2026-11-29"],
      ["2026-11-30", "2026-12-06"],
    ])
    expect(span).toMatchObject({ first: "2026-11-01", last: "2026-11-30", today: "2026-11-20" })
    expect(span).toMatchObject({ previous: "2026-10-01", next: "2026-12-01" })
    expect([span.from, span.to]).toEqual(["2026-10-25T16:00:00Z", "2026-12-06T16:00:00Z"])
  })

  test("a February of exactly four weeks has four rows; the month after December is January", () => {
    expect(calendarSpan("month", "2027-02-10", style).weeks).toHaveLength(4)
    expect(calendarSpan("month", "2026-12-31", style).next).toBe("2027-01-01")
    expect(calendarSpan("month", "2027-03-31", style).previous).toBe("2027-02-01")
  })

  test("a week has seven days, an agenda has thirty", () => {
    const week = calendarSpan("week", "2026-11-22", style)
    expect([week.first, week.last, week.previous, week.next]).toEqual([
      ...["2026-11-16", "2026-11-22", "2026-11-09", "2026-11-23"],
    ])
    const agenda = calendarSpan("agenda", "2026-11-22", style)
    expect([agenda.first, agenda.last, agenda.previous, agenda.next]).toEqual([
      ...["2026-11-22", "2026-12-21", "2026-10-23", "2026-12-22"],
    ])
  })

  test.each([undefined, "", "2026-13-01", "2026-02-30", "1066-10-14", "tomorrow"])(
    "a missing or invalid date is today: %j",
    (date) => {
      expect(calendarSpan("week", date, style).date).toBe("2026-11-20")
    },
  )

  test("today is the current day in the zone", () => {
    const late = { ...style, now: Date.parse("2026-11-20T17:00:00Z") }
    expect(calendarSpan("month", undefined, late).today).toBe("2026-11-21")
    expect(calendarSpan("month", undefined, { ...late, zone: "UTC" }).today).toBe("2026-11-20")
  })

  test.each([
    ["Europe/Oslo", "2026-03-29", "2026-03-22T23:00:00Z", "2026-03-29T22:00:00Z"],
    ["Europe/Oslo", "2026-10-25", "2026-10-18T22:00:00Z", "2026-10-25T23:00:00Z"],
    ["America/St_Johns", "2026-03-08", "2026-03-02T03:30:00Z", "2026-03-09T02:30:00Z"],
  ])("the week of a clock change is an hour shorter or longer: %s %s", (zone, date, from, to) => {
    expect(calendarSpan("week", date, { ...style, zone })).toMatchObject({ from, to })
  })

  const anyDate = fc
    .date({ min: new Date("1950-01-01T00:00:00Z"), max: new Date("2150-12-31T00:00:00Z"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  test("a view spans at most 42 days, contains its date, and joins the next and the previous view", () => {
    const property = fc.property(
      fc.constantFrom<CalendarView>("month", "week", "agenda"),
      anyDate,
      fc.constantFrom("UTC", "Asia/Shanghai", "America/St_Johns", "Pacific/Apia", "Europe/Oslo"),
      (view, date, zone) => {
        const span = calendarSpan(view, date, { ...style, zone })
        const days = (Date.parse(span.to) - Date.parse(span.from)) / 86_400_000
        expect(days).toBeLessThanOrEqual(42.1)
        expect(span.weeks.flat()).toContain(date)
        const next = calendarSpan(view, span.next, { ...style, zone })
        expect(Date.parse(next.from)).toBeLessThanOrEqual(Date.parse(span.to))
        expect(calendarSpan(view, next.previous, { ...style, zone }).first).toBe(span.first)
      },
    )
    fc.assert(property)
  })
})

describe("I18N-03 texts of days", () => {
  test.each([
    ["2026-11-24", "en", "24", "Tue 24 Nov", "Tue 24 Nov 2026"],
    ["2026-12-01", "en", "1 Dec", "Tue 1 Dec", "Tue 1 Dec 2026"],
    ["2026-09-07", "en", "7", "Mon 7 Sep", "Mon 7 Sep 2026"],
    ["2026-11-24", "zh", "24", "11 月 24 日 周二", "2026-11-24 周二"],
    ["2026-12-01", "zh", "12 月 1 日", "12 月 1 日 周二", "2026-12-01 周二"],
  ] as const)("%s in %s", (date, locale, short, long, whole) => {
    expect(dayWords(date, locale)).toEqual({ short, long, whole })
  })

  test("weekday names of the column headers", () => {
    const [week = []] = calendarSpan("week", "2026-11-20", style).weeks
    expect(weekdayNames(week, "en").map(({ short }) => short)).toEqual([
      "Mon",
      "Tue",
      "Wed",
      "Thu",
      "Fri",
      "Sat",
      "Sun",
    ])
    expect(weekdayNames(week, "zh")[0]).toEqual({ short: "周一", long: "星期一" })
  })
})
