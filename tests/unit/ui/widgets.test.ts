import { localeOptions } from "primereact/api"
import fc from "fast-check"
import { expect, test } from "vitest"
import { dateOfText, textOfDate } from "#app/ui/widgets/date-text.ts"
import { widgetLocales } from "#app/ui/widgets/widget-locale.ts"

test("a day is the same after it was formatted and parsed", () => {
  const days = fc.date({ min: new Date(1000, 0, 1), max: new Date(9998, 11, 31), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      const text = textOfDate(day)
      expect(textOfDate(dateOfText(text) as Date)).toBe(text)
    }),
  )
})

test("a day may be typed without leading zeros", () => {
  expect(textOfDate(dateOfText("2026-1-5") as Date)).toBe("2026-01-05")
})

test("I18N-03 a day may be typed in the format of the pages", () => {
  expect(textOfDate(dateOfText("20 Nov 2026") as Date)).toBe("2026-11-20")
  expect(textOfDate(dateOfText("5 september 2026") as Date)).toBe("2026-09-05")
})

test.each(["", "31 Feb 2026", "20 Now 2026", "20 Nov 26", "2026-02-30", "20261120", "2026-11-20T10:00", "0050-01-01"])(
  "%j is not accepted as a day",
  (text) => {
    expect(dateOfText(text)).toBeUndefined()
  },
)

test("the Chinese texts of the widgets are complete", () => {
  const english = localeOptions("en") as Record<string, unknown>
  const chinese = widgetLocales.zh as Record<string, unknown>
  expect(Object.keys(english).filter((key) => !(key in chinese))).toEqual([])
  const aria = Object.keys(english.aria as object).filter((key) => !(key in (chinese.aria as object)))
  expect(aria).toEqual([])
})
