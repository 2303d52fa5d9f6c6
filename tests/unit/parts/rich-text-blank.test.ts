import { describe, expect, test } from "vitest"
import { isBlank } from "#app/parts/rich-text/blank.ts"

describe("FORM-04 a required formatted text shows something to read", () => {
  test.for([
    "",
    " \n\t",
    "---",
    "***",
    "_ _ _",
    "- ",
    "- [ ] ",
    "1.",
    "#",
    "## \n\n>",
    "```\n```",
    "~~~js\n\n~~~",
    "| | |\n|---|---|",
    "====",
    "![](x)",
    "![](https://x.example/a.png)",
    "[](https://x.example)",
    "[a]: https://x.example",
    "**",
    "\u200b",
    "\u2060\u00ad\u202e",
    "&nbsp;",
    "&#8203;",
    "&#x200b;",
    "\\",
  ])("nothing in Markdown: %j", (text) => {
    expect(isBlank({ format: "markdown", text })).toBe(true)
  })

  test.for([
    "",
    "<p><br></p>",
    "<p>&nbsp;&#8203;</p>",
    "<ul><li></li></ul>",
    "<hr>",
    "<hr/><p> </p>",
    "<img>",
    '<img src="x" alt="">',
    "<!-- a -->",
    '<img src="https://x.example/a.png">',
    "<p>\u200b\u202e</p>",
    "<table><tr><td></td></tr></table>",
    '<a href="https://x.example"></a>',
  ])("nothing in HTML: %j", (text) => {
    expect(isBlank({ format: "html", text })).toBe(true)
  })

  test.for([
    ["markdown", "a"],
    ["markdown", "是"],
    ["markdown", "- a"],
    ["markdown", "+1"],
    ["markdown", "?"],
    ["markdown", "…"],
    ["markdown", "👍"],
    ["markdown", "2026"],
    ["markdown", "![Diagram](x)"],
    ["markdown", "![](/a/aurora/file/f1)"],
    ["markdown", "[a](x)"],
    ["markdown", "`x`"],
    ["markdown", "<p><br></p>"],
    ["markdown", "---\n\na"],
    ["markdown", "| a |\n|---|"],
    ["markdown", "&amp;"],
    ["markdown", "=)"],
    ["html", "<p>a</p>"],
    ["html", '<img src="/a/aurora/file/f">'],
    ["html", "<img alt='A diagram'>"],
    ["html", "a < b"],
    ["html", "&lt;p&gt;"],
  ] as const)("something in %s: %j", ([format, text]) => {
    expect(isBlank({ format, text })).toBe(false)
  })

  test("64 KB of opening brackets take milliseconds", () => {
    const start = performance.now()
    for (const sign of ["[", "![", "<", "<!--", "&#", "- ", "> ", "`", "_ ", "1. ", "|-"])
      for (const format of ["markdown", "html"] as const) isBlank({ format, text: sign.repeat(65_536 / sign.length) })
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
