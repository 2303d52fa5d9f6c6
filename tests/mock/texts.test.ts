import { describe, expect, test } from "vitest"
import { comparable, isVisible, searchable, showsContent, storedText } from "#mock/engine/texts.ts"

describe("the contract's chapter Texts", () => {
  test.for([
    ["是", "是\u200b"],
    ["AI", "ａｉ"],
    ["Jos\u00e9", "jose\u0301"],
    ["a b", " A\u00a0 b\u3000"],
    ["ABC", "AB\u00adC"],
  ] as const)("%j and %j are the same name", ([one, other]) => expect(comparable(one)).toBe(comparable(other)))

  test.for([
    ["是", "否"],
    ["Jose", "José"],
    ["a b", "ab"],
  ] as const)("%j and %j are two names", ([one, other]) => expect(comparable(one)).not.toBe(comparable(other)))

  test.for([
    ["ＣＯＰＴ", "COPT"],
    ["e\u0301tude", "Étude"],
    ["etude", "Étude"],
    ["CO\u200bPT", "copt"],
    ["Ångström", "angstrom"],
    ["１２", "12"],
  ] as const)("the word %j finds %j", ([word, text]) => expect(searchable(text)).toContain(searchable(word)))

  test("Korean and Japanese letters keep the marks that make them", () => {
    expect([searchable("が"), searchable("각")]).toEqual(["が", "각"])
  })

  test("a text is stored in NFC", () => expect(storedText(" e\u0301\r\nb ")).toBe("é\nb"))

  test("only what can be seen is a text", () => {
    expect(["\u200b", "\u3164 \u2800", "\u001b", "", "\u202e\u00ad"].filter(isVisible)).toEqual([])
  })

  test("a formatted text shows something", () => {
    const nothing = ["---", "- ", "![](x)", "&nbsp;", "***", "\u200b"].map(
      (text) => ({ format: "markdown", text }) as const,
    )
    const blank = ["<p></p>", "<hr>", "<p>&nbsp;</p>", "<img>"].map((text) => ({ format: "html", text }) as const)
    expect([...nothing, ...blank].filter(showsContent)).toEqual([])
    const some = ["a", "- a", "+1", "![a](x)", "![](/a/b/file/c)", "?"].map(
      (text) => ({ format: "markdown", text }) as const,
    )
    expect(some.filter((one) => !showsContent(one))).toEqual([])
    const html = ['<img src="/a/b/file/c">', "+", "<p>-</p>", "1."].map((text) => ({ format: "html", text }) as const)
    expect(html.filter((one) => !showsContent(one))).toEqual([])
  })
})
