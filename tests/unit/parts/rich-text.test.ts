import { describe, expect, test } from "vitest"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { languageOf } from "#app/parts/rich-text/text-language.ts"

const markdown = (text: string) => richTextHtml({ format: "markdown", text }, { alliance: "aurora" }).trim()
const html = (text: string) => richTextHtml({ format: "html", text }, { alliance: "aurora" })
const rel = 'rel="noopener noreferrer nofollow"'

describe("FORM-04 Markdown", () => {
  test("renders paragraphs, emphasis, lists, code and quotes", () => {
    expect(markdown("A *b* **c** `d`")).toBe("<p>A <em>b</em> <strong>c</strong> <code>d</code></p>")
    expect(markdown("3. a\n4. b")).toBe('<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>')
    expect(markdown("> a")).toBe("<blockquote>\n<p>a</p>\n</blockquote>")
    expect(markdown("```js\na < b\n```")).toBe("<pre><code>a &lt; b\n</code></pre>")
  })

  test("renders addresses as links, but not file names", () => {
    expect(markdown("https://a.example/x?b=1&c=2")).toContain(`<a href="https://a.example/x?b=1&amp;c=2" ${rel}>`)
    expect(markdown("ann@a.example")).toContain(`<a href="mailto:ann@a.example" ${rel}>`)
    expect(markdown("README.md and a.example")).not.toContain("<a")
  })

  test("renders HTML inside it as text", () => {
    expect(markdown("<b>x</b> <img src=x onerror=y>")).toBe("<p>&lt;b&gt;x&lt;/b&gt; &lt;img src=x onerror=y&gt;</p>")
  })

  test("renders a table with header cells in a box that scrolls", () => {
    const table = markdown("|a|\n|-|\n|b|")
    expect(table).toMatch(/^<div class="prose-table" tabindex="0"><table>/)
    expect(table).toContain("<th>a</th>")
  })
})

describe("FORM-04 HTML", () => {
  test("keeps elements of the allow-list and the text of other elements", () => {
    expect(html('<p class="a" id="b" style="color:red">x <span>y</span> <u>z</u></p>')).toBe("<p>x y <u>z</u></p>")
    expect(html("<section><center>x</center></section>")).toBe("<div><div>x</div></div>")
    expect(html("a<script>b</script><style>c</style><textarea>d</textarea>e")).toBe("ae")
  })

  test("moves headings below the page's own and keeps their order", () => {
    expect(html("<h1>a</h1><h2>b</h2>")).toBe("<h3>a</h3><h4>b</h4>")
    expect(html("<h5>a</h5><h2>b</h2>")).toBe("<h4>a</h4><h3>b</h3>")
    expect(html("<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5>")).toContain("<h6>4</h6><h6>5</h6>")
  })

  test("keeps links to absolute http and https addresses, and only the text of others", () => {
    expect(html('<a href="HTTPS://A.example" target="_blank" title="t">x</a>')).toBe(
      `<a href="https://a.example/" title="t" ${rel}>x</a>`,
    )
    for (const href of [
      "javascript:1",
      "java\tscript:1",
      "\u0001javascript:1",
      "data:text/html,x",
      "vbscript:1",
      "//a.example",
      "/x",
      "#x",
    ])
      expect(html(`<a href="${href}">x</a> y`), href).toBe("x y")
  })

  test("keeps pictures from the alliance's own files, and only the alternative text of others", () => {
    expect(html('<img src="/a/aurora/file/f-1" alt="Plan" width="9" onerror="x">')).toBe(
      '<img src="/a/aurora/file/f-1" alt="Plan" loading="lazy">',
    )
    for (const src of [
      "https://a.example/x.png",
      "/a/harbor/file/f-1",
      "/a/aurora/file/../logout",
      "data:image/png,x",
      "x",
    ])
      expect(html(`a <img src="${src}" alt="the &lt;plan&gt;"> b`), src).toBe("a the &lt;plan&gt; b")
    expect(richTextHtml({ format: "html", text: '<img src="/a/aurora/file/f-1" alt="Plan">' })).toBe("Plan")
  })

  test("keeps only the text of list and table parts without their parent, so that they cannot close outer elements", () => {
    expect(html("<li>a</li><dd>b</dd>")).toBe("ab")
    expect(html("<td>a</td><tr><th>b</th></tr><tbody>c</tbody>")).toBe("abc")
    expect(html("<table><tr><td colspan=2>a</td></tr></table>")).toContain('<tr><td colspan="2">a</td></tr>')
    expect(html("<table><tr><td colspan=9999 rowspan=-1>a</td></tr></table>")).toContain("<td>a</td>")
  })
})

test("the language of a text is detected for its `lang`", () => {
  expect(languageOf("<p>Agenda of the meeting</p>")).toBe("en")
  expect(languageOf("<p>会议议程：OIF 与 IEEE 802.3</p>")).toBe("zh")
  expect(languageOf("<p>The term 相干 means coherent, as used throughout this document and others</p>")).toBe("en")
  expect(languageOf("<p>1. 2.</p>")).toBeUndefined()
})
