import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { cleanCode, cleanLine, cleanLines, cleanMarkup } from "#app/lib/clean-text.ts"
import { runs } from "#tests/support/extent.ts"

/** Written by hand from the Unicode charts: characters that nobody sees and that a text of a form never needs. */
const invisible = [
  "\u00ad", // soft hyphen
  "\u034f", // combining grapheme joiner
  "\u061c", // Arabic letter mark
  "\u115f", // Hangul filler
  "\u180e", // Mongolian vowel separator
  "\u200b", // zero-width space
  "\u200e", // left-to-right mark
  "\u200f", // right-to-left mark
  "\u202e", // right-to-left override
  "\u2060", // word joiner
  "\u2066", // left-to-right isolate
  "\u3164", // Hangul filler
  "\ufeff", // byte order mark
  "\ufff9", // interlinear annotation
  "\u{e0001}", // language tag
]
const controls = ["\0", "\u0007", "\u001b", "\u007f", "\u009b", "\ud800", "\udfff"]

describe("FORM-01: a typed text has only what can be seen", () => {
  test.for([...invisible, ...controls])("%j is removed, and alone it is nothing", (sign) => {
    for (const clean of [cleanLine, cleanLines, cleanCode]) {
      expect([clean(sign), clean(` ${sign}\n`), clean(`是${sign}`), clean(`a${sign}b`)]).toEqual(["", "", "是", "ab"])
    }
  })

  test.for([
    ["a joined emoji", "👩🏽\u200d💻"],
    ["an emoji with its picture form", "❤\ufe0f"],
    ["a key", "1\ufe0f\u20e3"],
    ["the flag of Scotland", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
    ["a form of a Chinese character, in a name", "邉\u{e0100}"],
    ["a word of Persian", "می\u200cخواهم"],
    ["a word of Hindi", "क्\u200dष"],
  ] as const)("%s keeps the character that it needs", ([, text]) => {
    expect([cleanLine(text), cleanLines(`${text} ${text}`)]).toEqual([text, `${text} ${text}`])
  })

  test("a joiner between letters that do not join is removed", () => {
    expect([cleanLine("是\u200d否"), cleanLine("a\u200cb"), cleanLine("a\ufe0f")]).toEqual(["是否", "ab", "a"])
  })

  test("a line has no line break and no tab, a longer text keeps both", () => {
    const typed = "one\r\ntwo\rthree\u2028four\tfive"
    expect([cleanLine(typed), cleanLines(typed)]).toEqual(["one two three four five", "one\ntwo\nthree\nfour\tfive"])
  })

  test("composed and decomposed letters are the same text", () => {
    expect(cleanLine("Jose\u0301")).toBe("Jos\u00e9")
  })

  test("only a code is written in half width", () => {
    expect([cleanCode("ＣＯＰＴ－０１２"), cleanLine("（光学）")]).toEqual(["COPT-012", "（光学）"])
  })

  test("a braille blank alone is nothing", () => {
    expect([cleanLine("\u2800 \u2800"), cleanLine("\u2801")]).toEqual(["", "\u2801"])
  })

  test("markup keeps its white space", () => {
    expect(cleanMarkup("    code\u200b\r\n\n- a\u001b ")).toBe("    code\n\n- a ")
  })

  test("cleaning twice changes nothing more", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(...invisible, ...controls, "\u200d", "👩", "e\u0301"),
    )
    const typed = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(""))
    for (const clean of [cleanLine, cleanLines, cleanCode, cleanMarkup])
      fc.assert(
        fc.property(typed, (text) => {
          expect(clean(clean(text))).toBe(clean(text))
        }),
        runs(500),
      )
  })

  test("a long text takes milliseconds", () => {
    const long = "\u200b".repeat(300_000) + "👩\u200d".repeat(100_000) + "🏴\u{e0067}".repeat(50_000)
    const start = performance.now()
    cleanLines(long)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
