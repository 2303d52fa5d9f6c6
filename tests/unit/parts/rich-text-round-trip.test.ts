import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { convertRichText } from "#app/parts/rich-text/rich-text-convert.server.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { runs } from "#tests/support/extent.ts"

const markdownOf = (text: string) => convertRichText({ format: "html", text }, "markdown", "aurora")?.text ?? ""
const htmlOf = (text: string) => convertRichText({ format: "markdown", text }, "html", "aurora")?.text ?? ""

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** Words as people write them in both scripts, next to all kinds of punctuation, and what Markdown could misread. */
const word = fc.constantFrom(
  ..."agenda 会议 截止日期 the 第三条 file_name_2 2026年 C:\\temp\\a snake_ _x a*b * ** ~~ 1. 2) # - + > | || --- === `x` [a] ![b] <br> &lt; &amp AT&T 100% 5*3 ！ ? ! \\".split(
    " ",
  ),
)
const sign = fc.constantFrom(..."，。：；？！（）《》“”、…—·.,:;!?()\"'-/".split(""), "", "", " ", " ")
const plain = fc
  .array(fc.tuple(sign, word, sign), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join("").replace(/\s+/g, " "))
  .filter((text) => text.trim() !== "")
  .map(escaped)
const address = fc.constantFrom(
  "https://a.example/x_y_z",
  "https://a.example/A_(B)",
  "https://a.example/A)b(",
  "https://zh.wikipedia.org/wiki/联盟",
  "https://zh.wikipedia.org/wiki/%E8%81%94%E7%9B%9F",
  "https://a.example/?a=1&amp;copy=2&amp;lt;=3#*x*",
  "mailto:office@a.example",
)

type Inline = { html: string }
const leaf = fc.oneof(
  { weight: 6, arbitrary: plain },
  { weight: 1, arbitrary: plain.map((text) => `<code>${text.trim()}</code>`) },
  { weight: 1, arbitrary: fc.tuple(plain, address).map(([text, to]) => `<a href="${to}">${text}</a>`) },
  { weight: 1, arbitrary: fc.constant("https://a.example/p_q_r?x=(1)") },
  { weight: 1, arbitrary: plain.map((text) => `<img src="/a/aurora/file/f-1" alt="${text.trim()}">`) },
)
const emphasis = (inner: fc.Arbitrary<string>, ...tags: string[]) =>
  fc.tuple(fc.constantFrom(...tags), inner).map(([tag, text]) => `<${tag}>${text}</${tag}>`)
/** Emphasis in emphasis, between texts: Markdown cannot write it directly after another emphasis. */
const between = (inner: fc.Arbitrary<string>) => fc.tuple(plain, inner, plain).map((all) => all.join(""))
const nested = between(emphasis(between(emphasis(leaf, "i", "s")), "b"))
const inline = fc
  .array(fc.oneof(leaf, emphasis(leaf, "b", "i", "s"), nested), { minLength: 1, maxLength: 4 })
  .map((parts): Inline => ({ html: parts.join("") }))
const lines = fc.array(inline, { minLength: 1, maxLength: 2 }).map((all) => all.map(({ html }) => html).join("<br>"))

const rows = fc
  .integer({ min: 1, max: 3 })
  .chain((width) => fc.array(fc.array(lines, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }))
const table = rows.map(
  (all) =>
    `<table>${all.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`,
)
const list = fc
  .tuple(fc.constantFrom("ul", "ol"), fc.array(fc.tuple(lines, fc.option(lines)), { minLength: 1, maxLength: 3 }))
  .map(([tag, items]) => {
    const inner = items.map(([text, below]) => `<li>${text}${below === null ? "" : `<ul><li>${below}</li></ul>`}</li>`)
    return `<${tag}>${inner.join("")}</${tag}>`
  })
const block = fc.oneof(
  lines.map((html) => `<p>${html}</p>`),
  inline.map(({ html }) => `<h2>${html}</h2>`),
  lines.map((html) => `<blockquote><p>${html}</p></blockquote>`),
  plain.map((text) => `<pre>${text}\nb</pre>`),
  list,
  table,
)
/** Blocks with a paragraph between them: Markdown has no way to end a list before the next one. */
const document = fc.array(block, { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join("<p>—</p>"))

const sameTags: Record<string, string> = { b: "strong", i: "em", s: "del", th: "td" }

/** Emphasis that ends where the same emphasis begins looks like one. */
function joined(html: string): string {
  const next = html.replace(/<\/(b|i|s|strong|em|del|code)><\1>/g, "")
  return next === html ? html : joined(next)
}

/** The shown HTML without what a conversion may change: names for the same emphasis, blanks at edges, parts of tables, automatic links. */
function essence(html: string): string {
  return joined(html)
    .replace(/<a href="https:[^"]*"[^>]*>(https:[^<]*)<\/a>/g, "$1")
    .replace(/<(\/?)(b|i|s|th)>/g, (_, slash: string, name: string) => `<${slash}${sameTags[name]}>`)
    .replace(/<\/?(?:thead|tbody)>/g, "")
    .replace(/(<li>|<td>)<p>|<\/p>(?=<\/li>|<\/td>)/g, "$1")
    .replace(/<(pre)><code>|<\/code><(\/pre)>/g, "<$1$2>")
    .replace(/\s+/g, " ")
    .replace(/ ?(<\/?(?:strong|em|del|a)\b[^>]*>) ?/g, " $1 ")
    .replace(/ *(<\/?(?:p|li|ul|ol|h\d|td|tr|table|div|blockquote|pre|br)\b[^>]*>) */g, "$1")
    .replace(/\s+/g, " ")
    .trim()
}

const shown = (format: "html" | "markdown", text: string) =>
  essence(richTextHtml({ format, text }, { alliance: "aurora" }))

describe("FORM-04 a text is the same in both formats", () => {
  test("HTML as Markdown: text, emphasis, lists, links, pictures, tables and line breaks stay", () => {
    fc.assert(
      fc.property(document, (html) => {
        const markdown = markdownOf(html)
        expect(shown("markdown", markdown), markdown).toBe(shown("html", html))
      }),
      runs(2000),
    )
  })

  test.each(["<b>Item</b>#", "Item #", "<i>Item</i> ##", "#", "C#", "<b>Item #</b>"])(
    "a heading that ends in number signs keeps them: %s",
    (text) => {
      const markdown = markdownOf(`<h2>${text}</h2>`)
      expect(shown("markdown", markdown), markdown).toBe(shown("html", `<h2>${text}</h2>`))
    },
  )

  test("an address directly before emphasis stays as it is", () => {
    const html = "<p>https://a.example/agenda<b>“x”</b></p>"
    expect(markdownOf(html).trim()).toBe("<https://a.example/agenda>**“x”**")
    expect(shown("markdown", markdownOf(html))).toBe(shown("html", html))
  })

  test("the text of a link that is an address with a quotation mark ends where the link ends", () => {
    const markdown = "agenda.https://a.example/p_q_r?x=(1)'agenda，，\\[a\\]，，agenda'**b**"
    expect(shown("markdown", markdownOf(htmlOf(markdown)))).toBe(shown("markdown", markdown))
  })

  test("Markdown as HTML and back: the same is shown", () => {
    fc.assert(
      fc.property(document, (html) => {
        const once = markdownOf(html)
        expect(shown("markdown", markdownOf(htmlOf(once))), once).toBe(shown("markdown", once))
      }),
      runs(500),
    )
  })
})

describe("FORM-04 what a Chinese writer types", () => {
  const html = (text: string) => richTextHtml({ format: "markdown", text }).replace(/^<p>|<\/p>\n?$/g, "")
  const han = fc.constantFrom(..."请注意 本周五 第三条 会议 章程".split(" "))
  const mark = fc.constantFrom(..."，。：；？！、（）《》【】「」“”‘’…—～".split(""), "")

  test.for([
    ["请注意**截止日期：**本周五", "请注意<strong>截止日期：</strong>本周五"],
    ["**《章程》**第三条", "<strong>《章程》</strong>第三条"],
    ["见*（附件）*。", "见<em>（附件）</em>。"],
    ["~~（旧）~~新", "<s>（旧）</s>新"],
  ])("%s is shown with its emphasis", ([text, expected]) => {
    expect(html(text ?? "")).toBe(expected)
  })

  test("emphasis works next to full-width punctuation on either side", () => {
    const delimiters = fc.constantFrom(["**", "strong"], ["*", "em"], ["~~", "s"])
    fc.assert(
      fc.property(delimiters, han, mark, mark, han, mark, mark, han, ([sign, tag], a, b, c, d, e, f, g) => {
        const inner = c + d + e
        expect(html(`${a}${b}${sign}${inner}${sign}${f}${g}`)).toBe(`${a}${b}<${tag}>${inner}</${tag}>${f}${g}`)
      }),
      runs(1000),
    )
  })

  test("an address ends before the punctuation of its sentence, and keeps its own", () => {
    const addresses = ["https://a.example/x_y", "https://a.example/A_(B)", "https://zh.wikipedia.org/wiki/联盟"]
    const ends = [". ", ", ", ") ", "。", "，", "）", "；", "》", "”", "、", "！", "? ", "", " "]
    const before = fc.constantFrom("", "详见", "（见 ", "(see ", "地址：", "**", "“")
    fc.assert(
      fc.property(before, fc.constantFrom(...addresses), fc.constantFrom(...ends), han, (start, to, end, word) => {
        const shown = html(`${start}${to}${end}${end === "" ? "" : word}`)
        expect(/<a href="([^"]*)"/.exec(shown)?.[1]).toBe(new URL(to).href)
        expect(shown).toContain(`>${to}</a>`)
      }),
      runs(500),
    )
  })
})
