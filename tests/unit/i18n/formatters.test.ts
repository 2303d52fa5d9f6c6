import { describe, expect, test } from "vitest"
import { formattersOf } from "#app/i18n/formatters.ts"

const languages = [
  ["en", "en"],
  ["zh", "zh-CN"],
] as const

const numbers = [
  ...Array.from({ length: 1003 }, (_, number) => number),
  12_345,
  -1,
  -1234,
  0.1,
  0.125,
  1.5,
  24.1,
  999.999,
  999.9999,
  1e21,
  1e-7,
  Number.NaN,
]

describe.each(languages)("in %s", (locale, htmlLang) => {
  const { getNumberFormat, getPluralRules } = formattersOf(locale, htmlLang)

  test("numbers are written as Intl writes them", () => {
    const intl = new Intl.NumberFormat(htmlLang)
    const format = getNumberFormat(htmlLang)
    expect(numbers.map((number) => format.format(number))).toEqual(numbers.map((number) => intl.format(number)))
  })

  test("numbers with options are, too", () => {
    const options = { style: "percent", maximumFractionDigits: 1 } as const
    expect(getNumberFormat(htmlLang, options).format(0.125)).toBe(
      new Intl.NumberFormat(htmlLang, options).format(0.125),
    )
    expect(getNumberFormat(htmlLang, options)).toBe(getNumberFormat(htmlLang, { ...options }))
  })

  test("plural forms are those of Intl", () => {
    const intl = new Intl.PluralRules(htmlLang)
    const rules = getPluralRules(htmlLang)
    expect(numbers.map((number) => rules.select(number))).toEqual(numbers.map((number) => intl.select(number)))
  })
})
