import { localeOptions } from "primereact/api"
import fc from "fast-check"
import { expect, test } from "vitest"
import { dateOfDay, dayOfDate } from "#app/ui/widgets/day-date.ts"
import { widgetLocales } from "#app/ui/widgets/widget-locale.ts"

test("a day is the same after it was formatted and parsed", () => {
  const days = fc.date({ min: new Date(1000, 0, 1), max: new Date(9998, 11, 31), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      const text = dayOfDate(day)
      expect(dayOfDate(dateOfDay(text))).toBe(text)
    }),
  )
})

test("the Chinese texts of the widgets are complete", () => {
  const english = localeOptions("en") as Record<string, unknown>
  const chinese = widgetLocales.zh as Record<string, unknown>
  expect(Object.keys(english).filter((key) => !(key in chinese))).toEqual([])
  const aria = Object.keys(english.aria as object).filter((key) => !(key in (chinese.aria as object)))
  expect(aria).toEqual([])
})
