import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { fileSize } from "#app/lib/file-size.ts"
import { htmlLang, localeOfLanguage, nameIn, otherNameIn, parseLocale } from "#app/lib/locale.ts"
import { parseAppearance } from "#app/lib/preferences.ts"

describe("I18N-05 file sizes", () => {
  test.each([
    [0, "0 kB"],
    [812, "0.8 kB"],
    [1024, "1 kB"],
    [24_678, "24.1 kB"],
    [25 * 1024 ** 2, "25 MB"],
    [3.25 * 1024 ** 3, "3.3 GB"],
    [4096 * 1024 ** 3, "4,096 GB"],
  ])("%d bytes", (bytes, text) => expect(fileSize(bytes, serverIntl("en"))).toBe(text))

  test("Chinese units", () => expect(fileSize(25 * 1024 ** 2, serverIntl("zh"))).toMatch(/^25\s?(MB|兆字节)$/))

  test("the number before the unit is at most 1024 for sizes below 1 TB", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1024 ** 4 - 1 }), (bytes) => {
        const [number = ""] = fileSize(bytes, serverIntl("en")).split(" ")
        return Number(number.replaceAll(",", "")) <= 1024
      }),
    )
  })
})

describe("I18N-01 languages", () => {
  test("only the two languages are accepted", () => {
    expect([parseLocale("en"), parseLocale("zh")]).toEqual(["en", "zh"])
    fc.assert(
      fc.property(fc.anything(), (value) => value === "en" || value === "zh" || parseLocale(value) === undefined),
    )
    expect(parseLocale("__proto__")).toBeUndefined()
  })

  test("the profile's language `english` is English, any other value is Chinese", () => {
    expect([localeOfLanguage("english"), localeOfLanguage("chinese"), localeOfLanguage("zh-cn")]).toEqual([
      "en",
      "zh",
      "zh",
    ])
    expect([htmlLang("en"), htmlLang("zh")]).toEqual(["en", "zh-CN"])
  })

  test("I18N-02 the name in the interface language is used, or the only one there is", () => {
    const both = { name: "极光联盟", name_english: "Aurora Alliance" }
    expect([nameIn("zh", both), nameIn("en", both)]).toEqual(["极光联盟", "Aurora Alliance"])
    expect([otherNameIn("zh", both), otherNameIn("en", both)]).toEqual(["Aurora Alliance", "极光联盟"])
    const chinese = { name: "极光联盟", name_english: "" }
    expect([nameIn("en", chinese), otherNameIn("en", chinese)]).toEqual(["极光联盟", undefined])
    const english = { name: "", name_english: "Aurora Alliance" }
    expect([nameIn("zh", english), otherNameIn("zh", english)]).toEqual(["Aurora Alliance", undefined])
  })

  test("an unknown appearance is the device's", () => {
    expect([parseAppearance("dark"), parseAppearance("neon"), parseAppearance(null)]).toEqual([
      "dark",
      "system",
      "system",
    ])
  })
})
