import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { shownDay } from "#app/lib/shown-day.ts"
import { readDay } from "#app/lib/typed-date.ts"
import { isQuick, runs } from "#tests/support/extent.ts"

const dayLength = 86_400_000
const first = Date.UTC(1900, 0, 1)
const count = (Date.UTC(2100, 0, 1) - first) / dayLength
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day in words of the runtime's data, which the parser does not use. */
function inWords(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" })
  formats.set(key, known)
  return known.format(date)
}

const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const long = { year: "numeric", month: "long", day: "numeric" } as const
const medium = { ...long, month: "short" } as const
const whole = { ...long, weekday: "long" } as const

const monthNames = Array.from({ length: 12 }, (_, month) =>
  (["short", "long"] as const).map((style) => inWords(new Date(Date.UTC(2026, month)), "en-GB", { month: style })),
)

/** The spellings of the runtime's data, which take a hundred times as long. */
function runtimeSpellings(date: Date): string[] {
  const styles = [long, medium, whole]
  return ["en-GB", "en-US", "zh-CN"].flatMap((language) => styles.map((style) => inWords(date, language, style)))
}

/** Every spelling of a day that can only mean this day. */
function spellings(date: Date): string[] {
  const iso = date.toISOString().slice(0, 10)
  const [year = "", month = "", day = ""] = iso.split("-")
  const [m, d] = [String(Number(month)), String(Number(day))]
  const [short = "", name = ""] = monthNames[Number(m) - 1] ?? []
  const isClear = Number(d) > 12 || d === m
  return [
    ...[iso, `${year}-${m}-${d}`, `${year}/${month}/${day}`, `${year}/${m}/${d}`, `${year}.${month}.${day}`],
    ...[
      `${year}${month}${day}`,
      `${year} ${m} ${d}`,
      `${year}. ${m}. ${d}.`,
      ` ${iso}\u00a0`,
      `\u200e${iso}\u200b`,
      wide(iso),
    ],
    ...[
      `${year}年${m}月${d}日`,
      `${year} 年 ${month} 月 ${day} 日`,
      `${year}年${m}月${d}号`,
      wide(`${year}年${m}月${d}日`),
    ],
    ...[
      `${year}\u2013${month}\u2013${day}`,
      `${day}.${month}.${year}`,
      `${d}. ${m}. ${year}`,
      wide(`${d}.${m}.${year}`),
    ],
    ...[`${d} ${short} ${year}`, `${day} ${name} ${year}`, `${d}. ${name} ${year}`, `${d}-${short}-${year}`],
    ...[
      `${short} ${d}, ${year}`,
      `${name} ${day} ${year}`,
      `${name.toUpperCase()} ${d},${year}`,
      `${year} ${short} ${d}`,
    ],
    ...(["en", "zh"] as const).map((locale) => shownDay(iso, locale)),
    ...(isClear
      ? [`${d}/${m}/${year}`, `${m}/${d}/${year}`, `${day}-${month}-${year}`, `${month} ${day} ${year}`]
      : []),
  ]
}

describe("I18N-03 a typed day", () => {
  // Every eleventh day: each day of each month comes up in many years, on each weekday.
  test("every spelling of the days of 1900 to 2099 that can only mean one day is read as this day", () => {
    const wrong: string[] = []
    for (let at = 0; at < count; at += isQuick ? 97 : 11) {
      const date = new Date(first + at * dayLength)
      const iso = date.toISOString().slice(0, 10)
      for (const text of [...spellings(date), ...(at % 31 === 0 ? runtimeSpellings(date) : [])]) {
        const reading = readDay(text)
        if (reading.kind !== "day" || reading.day !== iso) wrong.push(`${text} of ${iso}: ${JSON.stringify(reading)}`)
      }
    }
    expect(wrong.slice(0, 20)).toEqual([])
  })

  const signs = [
    ..."0123456789-/., 年月日",
    "2026",
    "1999",
    "12",
    "31",
    " Dec ",
    "february",
    "th",
    "Sat",
    "周六",
    "２",
    "5",
  ]
  const anything = fc.array(fc.constantFrom(...signs), { maxLength: 9 }).map((list) => list.join(""))

  test("a text is read as a day only if it contains this day's numbers and no others", () => {
    const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b)
    fc.assert(
      fc.property(anything, (text) => {
        const reading = readDay(text)
        if (reading.kind !== "day") return
        const [year = 0, month = 0, day = 0] = reading.day.split("-").map(Number)
        const typed = text.replaceAll("２", "2")
        const joined = /^\D*\d{8}\D*$/.test(typed)
        const hasName = /dec|feb/i.test(typed)
        const meant = hasName ? [year, day] : [year, month, day]
        if (!joined) expect(numbersIn(typed), text).toEqual(meant.sort((a, b) => a - b))
        else expect(typed.replace(/\D/g, ""), text).toBe(reading.day.replaceAll("-", ""))
      }),
      runs(20_000),
    )
  })

  test("day and month in an order that depends on the country are ambiguous, unless only one order is a day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 31 }), (a, b) => {
        const isDay = (month: number, day: number) =>
          month <= 12 && day <= new Date(Date.UTC(2026, month, 0)).getUTCDate()
        const orders = new Set([isDay(b, a) && `${b}-${a}`, isDay(a, b) && `${a}-${b}`].filter(Boolean)).size
        expect(readDay(`${a}/${b}/2026`).kind).toBe(["unknown", "day", "ambiguous"][orders])
      }),
      runs(2_000),
    )
    expect(readDay("5/12/2026")).toEqual({ kind: "ambiguous", days: ["2026-12-05", "2026-05-12"] })
  })

  test("a day that does not exist is shown as it was typed", () => {
    expect(["2026-02-30", "2026-13-01", "2026-02-28"].map((day) => shownDay(day, "en"))).toEqual([
      "2026-02-30",
      "2026-13-01",
      "28 Feb 2026",
    ])
  })

  test.each([
    ["", "empty"],
    [" \u3000", "empty"],
    ["5 Dec", "no_year"],
    ["12月5日", "no_year"],
    ["5/12", "no_year"],
    ["05.12.26", "no_year"],
    ["Dec 5, 26", "no_year"],
    ["2026-02-30", "unknown"],
    ["31 Nov 2026", "unknown"],
    ["12.31.2026", "unknown"],
    ["Sun 5 Dec 2026", "unknown"],
    ["2026-12-05 周日", "unknown"],
    ["1899-12-31", "year_range"],
    ["2100年1月1日", "year_range"],
    ["275760-09-13", "year_range"],
    ["tomorrow", "format"],
    ["2026-12", "format"],
    ["2026-12-05T10:00", "format"],
    ["2026-12-0⁵", "format"],
    ["05122026", "unknown"],
    ["20 Now 2026", "format"],
    ["2026-12-05 ".repeat(2_000), "format"],
  ])("%.30j is not a day: %s", (text, kind) => {
    expect(readDay(text).kind).toBe(kind)
  })
})
