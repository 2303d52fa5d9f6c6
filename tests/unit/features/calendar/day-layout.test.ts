import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { dayLayout, shownHours } from "#app/features/calendar/day-layout.ts"

/** `"9:00-10:30"` as minutes. */
function span(text: string) {
  const [from = 0, to = 0] = text.split("-").map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number)
    return hour * 60 + minute
  })
  return { from, to }
}
const columnsOf = (...texts: string[]) =>
  dayLayout(texts.map(span)).map(({ column, columns }) => `${column + 1}/${columns}`)

describe("CAL-01 a day to scale", () => {
  test.each([
    [["9:00-10:00"], ["1/1"]],
    [
      ["9:00-10:00", "10:00-11:00"],
      ["1/1", "1/1"],
    ],
    [
      ["9:00-10:30", "10:00-11:00"],
      ["1/2", "2/2"],
    ],
    // six at the same time
    [Array.from({ length: 6 }, () => "14:00-15:00"), ["1/6", "2/6", "3/6", "4/6", "5/6", "6/6"]],
    // the third fits below the first, beside the second: three entries in two columns
    [
      ["9:00-10:00", "9:30-11:00", "10:00-11:00"],
      ["1/2", "2/2", "1/2"],
    ],
    // the first and the last do not overlap, but the second connects them
    [
      ["9:00-10:00", "9:30-12:00", "11:00-13:00", "14:00-15:00"],
      ["1/2", "2/2", "1/2", "1/1"],
    ],
    // a longer one first, whatever the order of the list
    [
      ["9:00-9:30", "9:00-12:00"],
      ["2/2", "1/2"],
    ],
    // across midnight: to the end of one day, from the beginning of the next
    [
      ["22:00-24:00", "23:00-24:00"],
      ["1/2", "2/2"],
    ],
    [
      ["0:00-1:00", "0:30-1:00"],
      ["1/2", "2/2"],
    ],
  ])("%j stands in the columns %j", (texts, columns) => {
    expect(columnsOf(...texts)).toEqual(columns)
  })

  test("an entry is as wide as there is room beside it for as long as it lasts", () => {
    const widthsOf = (...texts: string[]) =>
      dayLayout(texts.map(span)).map(({ column, width, columns }) => `${column + 1}+${width}/${columns}`)
    // three at nine, then one beside the first
    expect(widthsOf("9:00-12:00", "9:00-10:00", "9:00-10:00", "10:00-11:00")).toEqual([
      "1+1/3",
      "2+1/3",
      "3+1/3",
      "2+2/3",
    ])
    // room in one column, not in the next, where something begins before its end
    expect(widthsOf("9:00-13:00", "9:00-10:00", "9:00-10:00", "9:00-10:00", "10:30-12:00", "11:00-12:00")).toEqual([
      "1+1/4",
      "2+1/4",
      "3+1/4",
      "4+1/4",
      "2+1/4",
      "3+2/4",
    ])
  })

  test("a moment is half an hour high, and two in the same half hour stand side by side", () => {
    expect(dayLayout([span("9:00-9:00")])).toEqual([{ from: 540, to: 570, column: 0, columns: 1, width: 1 }])
    expect(columnsOf("9:00-9:00", "9:10-9:10")).toEqual(["1/2", "2/2"])
    expect(dayLayout([span("24:00-24:00")])).toEqual([{ from: 1410, to: 1440, column: 0, columns: 1, width: 1 }])
  })

  test("entries that overlap never share a column", () => {
    const minutes = fc.tuple(fc.nat(1439), fc.nat(1440)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
    fc.assert(
      fc.property(fc.array(minutes, { maxLength: 12 }), (spans) => {
        const places = dayLayout(spans)
        for (const [at, one] of places.entries())
          for (const other of places.slice(at + 1)) {
            const isApart = one.to <= other.from || other.to <= one.from
            expect(isApart || (one.column !== other.column && one.columns === other.columns)).toBe(true)
          }
      }),
    )
  })

  test("shows a working day, and the hours around it in which something takes place", () => {
    expect(shownHours([])).toEqual({ first: 8, last: 19 })
    expect(shownHours(dayLayout([span("6:45-7:30"), span("20:00-21:15")]))).toEqual({ first: 6, last: 22 })
    expect(shownHours(dayLayout([span("24:00-24:00")]))).toEqual({ first: 8, last: 24 })
  })
})
