import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { convertRichText } from "#app/parts/rich-text/rich-text-convert.server.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { TextFormat } from "#app/parts/rich-text/text-format.ts"
import { foreignPictures, hostileAddresses, hostileHtml, hostileMarkdown } from "#tests/security/rich-text-vectors.ts"
import { faultsOf } from "#tests/security/safe-html.ts"
import { isQuick, runs } from "#tests/support/extent.ts"

const show = (format: TextFormat, text: string) => richTextHtml({ format, text }, { alliance: "aurora" })

test("the independent check of the allow-list finds what is not allowed", () => {
  for (const text of [
    "<script>",
    '<p onclick="x">y</p>',
    "<p>",
    "a < b",
    '<a href="javascript:1" rel="noopener noreferrer nofollow">x</a>',
    '<p class="a">x</p>',
    "<b></i>",
    "<h1>x</h1>",
    '<img src="x" alt="" loading="lazy">',
  ])
    expect(faultsOf(text), text).not.toEqual([])
  expect(faultsOf('<p>x &lt; y <img src="/a/aurora/file/f" alt="" loading="lazy"></p>')).toEqual([])
})

describe("quality rows 28, 30: the output contains only the allow-list", () => {
  test("for the hostile texts as HTML and as Markdown, one by one and joined", () => {
    for (const text of [...hostileHtml, hostileHtml.slice(0, 100).join("")])
      expect(faultsOf(show("html", text)), text).toEqual([])
    for (const text of [...hostileMarkdown, hostileMarkdown.slice(0, 100).join("\n")])
      expect(faultsOf(show("markdown", text)), text).toEqual([])
  })

  test("for hostile HTML that was converted to Markdown", () => {
    for (const text of hostileHtml.slice(0, 200)) {
      const markdown = convertRichText({ format: "html", text }, "markdown", "aurora")
      expect(faultsOf(show("markdown", markdown?.text ?? "")), text).toEqual([])
    }
  })

  test("without addresses whose scheme runs code, even if it is disguised", () => {
    for (const address of hostileAddresses) {
      expect(show("html", `<a href="${address}">x</a>`), address).toBe("x")
      expect(show("markdown", `[x](<${address}>)`), address).not.toMatch(/href|src/)
    }
  })

  test("a picture that is not a file of the alliance becomes its text alternative", () => {
    for (const address of [...foreignPictures, ...hostileAddresses]) {
      expect(show("html", `<img src='${address}' srcset='${address}' alt=words>`), address).toBe("words")
      expect(show("markdown", `![words](<${address}>)`), address).not.toMatch(/<img|src=/)
    }
    expect(show("html", '<img src="/a/aurora/file/f" alt=words>')).toContain('src="/a/aurora/file/f"')
  })

  const names = fc.constantFrom(
    ..."a b p td tr th table tbody caption ul ol li dl dt dd h1 h4 pre img svg math style script title textarea noscript template select option form input iframe xmp plaintext mglyph mtext div br".split(
      " ",
    ),
  )
  const values = fc.oneof(
    fc.constantFrom(...hostileAddresses, "/a/aurora/file/f-1", "https://a.example/?a=1&b=2", "9"),
    fc.string({ unit: "binary", maxLength: 12 }),
  )
  const attribute = fc.tuple(
    fc.constantFrom(
      "href",
      "src",
      "alt",
      "title",
      "rel",
      "style",
      "id",
      "onclick",
      "colspan",
      "scope",
      "start",
      "xlink:href",
      "\u0000x",
    ),
    values,
    fc.constantFrom('"', "'", "", "`"),
  )
  const tag = fc
    .tuple(names, fc.array(attribute, { maxLength: 3 }), fc.constantFrom(">", "/>", "", " >", "\u0000>"))
    .map(
      ([name, list, end]) =>
        `<${name}${list.map(([key, value, quote]) => ` ${key}=${quote}${value}${quote}`).join("")}${end}`,
    )
  const piece = fc.oneof(
    tag,
    names.map((name) => `</${name}>`),
    fc.constantFrom("<!--", "-->", "<![CDATA[", "]]>", "<?", "&lt;", "&#60;img", "<", ">", '"', "text "),
    fc.string({ unit: "binary", maxLength: 8 }),
  )
  const html = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""))

  test("for random HTML, and cleaning it again changes nothing", () => {
    fc.assert(
      fc.property(html, (text) => {
        const once = show("html", text)
        expect(faultsOf(once)).toEqual([])
        expect(show("html", once)).toBe(once)
      }),
      { ...runs(1000), examples: [['<img alt= href="javascript:window.__xss=1">']] },
    )
  })

  test("for random Markdown, and cleaning it again changes nothing", () => {
    const mark = fc.constantFrom(
      "*",
      "_",
      "`",
      "~~",
      "[",
      "](",
      ")",
      "![",
      "<",
      ">",
      "|",
      "-",
      "\n",
      "\n\n",
      "    ",
      "> ",
      "1. ",
      "# ",
      "https://",
      "\\",
      "&",
      "|\n|-|\n|",
    )
    const markdown = fc.array(fc.oneof(mark, values, piece), { maxLength: 30 }).map((pieces) => pieces.join(""))
    fc.assert(
      fc.property(markdown, (text) => {
        const once = show("markdown", text)
        expect(faultsOf(once)).toEqual([])
        expect(show("html", once)).toBe(once)
      }),
      runs(1000),
    )
  })
})

describe.skipIf(isQuick)("quality row 22: limited cost for any text", () => {
  const bytes = 65_536
  const fill = (open: string, close = "", most = bytes) => {
    const times = Math.floor(most / (open.length + close.length))
    return open.repeat(times) + close.repeat(times)
  }
  const markdown: Record<string, string> = {
    brackets: fill("["),
    images: fill("!["),
    emphasis: fill("*a **b "),
    ticks: Array.from({ length: 360 }, (_, index) => "`".repeat(index)).join(" "),
    quotes: fill("> "),
    lists: fill("- "),
    addresses: fill("https://a.b/ "),
    mails: fill("a@b.c "),
    references: "[a]: b\n" + fill("[a]", "", 60_000),
    table: `${"a|".repeat(128)}\n${"-|".repeat(128)}\n${"x\n".repeat(30_000)}`,
    entities: fill("&amp;"),
    blanks: fill(" ") + "x",
  }
  // the most tags that are still parsed, and the most that fit
  const tags = (tag: string) => [tag.repeat(Math.min(7_990, Math.floor(bytes / tag.length))), fill(tag)]
  const html = Object.fromEntries(
    [
      "<b>",
      "<td>",
      "<tr><td>x",
      "<table>",
      "<ul><li>",
      "<ol><li>x",
      "<pre>`</pre>",
      "<li>",
      "<a href=http://x>",
      "<x>",
      "<p>",
      "<!--",
      "<b></i>",
      "<svg>",
      "<img alt=x>",
    ].flatMap((tag) => tags(tag).map((text, index) => [`${tag} ${index}`, text])),
  )

  /** CPU milliseconds of this process: other processes do not count. */
  function costOf(run: () => unknown): number {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  // About ten times the cost of the slowest text; non-linear code takes seconds.
  const maxCost = 800

  test.for(Object.entries(markdown))("Markdown: %s", ([, text]) => {
    expect(costOf(() => show("markdown", text))).toBeLessThan(maxCost)
    expect(costOf(() => convertRichText({ format: "markdown", text }, "html"))).toBeLessThan(maxCost)
  })

  test.for(Object.entries(html))("HTML: %s", ([, text]) => {
    expect(costOf(() => show("html", text))).toBeLessThan(maxCost)
    expect(costOf(() => convertRichText({ format: "html", text }, "markdown"))).toBeLessThan(maxCost)
  })

  test("a text that is too complex is shown as plain text, and is not converted", () => {
    const text = "<b>".repeat(9_000)
    expect(show("html", text)).toBe(`<pre>${"&lt;b&gt;".repeat(9_000)}</pre>`)
    expect(convertRichText({ format: "html", text }, "markdown")).toBeUndefined()
    expect(show("markdown", "a".repeat(bytes + 1))).toMatch(/^<pre>a+<\/pre>$/)
    expect(show("markdown", markdown.table ?? "")).toMatch(/^<pre>a\|/)
  })

  test("a long text of usual structure is rendered and converted completely", () => {
    const page =
      "## Agenda\n\nSome **text** with a [link](https://x.example/) and so on, in a paragraph of usual length.\n\n- one\n- two\n\n"
    const text = page.repeat(Math.floor(bytes / page.length))
    expect(show("markdown", text).match(/<h3>/g)).toHaveLength(Math.floor(bytes / page.length))
    const written = convertRichText({ format: "markdown", text }, "html")
    expect(written?.text).toContain("<h2>Agenda</h2>")
  })
})
