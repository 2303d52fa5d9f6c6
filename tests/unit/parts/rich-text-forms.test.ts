import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { editableHtml } from "#app/parts/rich-text/editable-html.ts"
import { markdownEdit, type MarkdownTool } from "#app/parts/rich-text/markdown-edit.ts"
import { richTextAnswer } from "#app/parts/rich-text/rich-text-answer.server.ts"
import { convertRichText } from "#app/parts/rich-text/rich-text-convert.server.ts"
import { maxBytes, richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { plainPaste } from "#app/ui/widgets/plain-tags.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"

const schema = z.object({ subject: z.string(), description: richText() })

function form(text: string, format = "markdown", more: Record<string, string> = {}): FormData {
  const data = new FormData()
  const fields = { subject: "s", "description.format": format, "description.text": text, ...more }
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const received = (data: FormData) => ({ form: data, fileErrors: {} })
const parsed = (text: string, format?: string) => parseForm(form(text, format), schema)
const errors = (text: string, format?: string) => parsed(text, format).reply().error

describe("FORM-04 the schema of a rich text", () => {
  test("returns text and format, with LF line breaks and without surrounding blank lines", () => {
    const submission = parsed("\r\n  \r\n    code\r\n\r\nb  \r\n")
    expect(submission.status === "success" && submission.value.description).toEqual({
      format: "markdown",
      text: "    code\n\nb",
    })
  })

  test("refuses a text without content as missing", () => {
    for (const text of ["", "   ", "\n\t\n"])
      expect(errors(text), text).toEqual({ "description.text": ["form.required"] })
    for (const text of ["<p><br></p>", "<p>&nbsp;</p>", "<ul><li></li></ul>", "<p> </p>\n<p></p>"])
      expect(errors(text, "html"), text).toEqual({ "description.text": ["form.required"] })
    expect(errors("<p><br></p>", "markdown")).toBeUndefined()
    expect(errors('<img src="/a/aurora/file/f">', "html")).toBeUndefined()
  })

  test("allows 65,536 bytes of UTF-8, and shows the limit in kilobytes", () => {
    expect(errors("a".repeat(maxBytes))).toBeUndefined()
    expect(errors("a".repeat(maxBytes + 1))).toEqual({ "description.text": ["rich-text.too-long?limit=64&size=65"] })
    expect(errors("会".repeat(21_845))).toBeUndefined()
    expect(errors("会".repeat(30_000))).toEqual({ "description.text": ["rich-text.too-long?limit=64&size=88"] })
  })

  test("refuses an unknown format", () => {
    expect(errors("a", "rtf")).toEqual({ "description.format": ["form.value_unknown"] })
  })
})

describe("FORM-04 converting the format", () => {
  const html = (text: string) => convertRichText({ format: "markdown", text }, "html", "aurora")?.text
  const markdown = (text: string) => convertRichText({ format: "html", text }, "markdown", "aurora")?.text

  test("Markdown becomes HTML with the same heading levels", () => {
    expect(html("# a\n\n**b**")).toBe("<h1>a</h1>\n<p><strong>b</strong></p>")
  })

  test("HTML becomes Markdown", () => {
    expect(markdown("<h2>a</h2><p>b <strong>c</strong> <em>d</em> <s>e</s></p>")).toBe("## a\n\nb **c** *d* ~~e~~")
    expect(markdown("<ul><li>a</li><li>b</li></ul>")).toBe("- a\n- b")
    expect(markdown('<ol start="9"><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ol>')).toBe(
      "9. a\n   - b\n10. c\n\n    d",
    )
    expect(markdown("<pre>\na *b*\n</pre>")).toBe("```\na *b*\n```")
    expect(markdown("<pre><code>a ``` b</code></pre>")).toBe("````\na ``` b\n````")
    expect(markdown('<p><a href="https://a.example/">x</a></p>')).toBe("[x](https://a.example/)")
    expect(markdown("<p>1 * 2 _ 3</p>")).toBe("1 \\* 2 \\_ 3")
  })

  test("tables become Markdown tables, and the same after conversion to HTML and back", () => {
    const table = "| a | b |\n| --- | --- |\n| c \\| d | **e** |"
    expect(
      markdown(
        "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c | d</td><td><b>e</b></td></tr></tbody></table>",
      ),
    ).toBe(table)
    expect(markdown("<table><tr><td>a</td><td>b</td></tr><tr><td>c | d</td><td><b>e</b></td></tr></table>")).toBe(table)
    expect(markdown(html(table) ?? "")).toBe(table)
  })

  test("a text in the same format is unchanged", () => {
    expect(convertRichText({ format: "html", text: "<u>x" }, "html")).toEqual({ format: "html", text: "<u>x" })
  })
})

describe("FORM-04 the buttons that need no script", () => {
  const answer = async (data: FormData) => (await richTextAnswer(received(data), schema, "aurora"))?.data

  test("other submits are not handled", async () => {
    expect(await richTextAnswer(received(form("a")), schema)).toBeUndefined()
    expect(await richTextAnswer(received(form("a", "markdown", { __rich_text__: "nonsense" })), schema)).toBeUndefined()
  })

  test("a preview keeps what was typed and shows no errors", async () => {
    const shown = await answer(form("**a**", "markdown", { subject: "", __rich_text__: "preview description" }))
    expect(shown?.richText).toMatchObject({ name: "description", html: "<p><strong>a</strong></p>\n" })
    expect(shown?.initialValue).toMatchObject({ description: { format: "markdown", text: "**a**" } })
    expect(shown?.error).toBeUndefined()
  })

  test("a switch returns the text in the other format", async () => {
    const shown = await answer(form("**a**", "markdown", { __rich_text__: "switch description" }))
    expect(shown?.initialValue).toMatchObject({
      subject: "s",
      description: { format: "html", text: "<p><strong>a</strong></p>" },
    })
  })

  test("a text that cannot be converted is unchanged, with an error", async () => {
    const text = "<b>".repeat(9_000)
    const shown = await answer(form(text, "html", { __rich_text__: "switch description" }))
    expect(shown?.initialValue).toMatchObject({ description: { format: "html", text } })
    expect(shown?.error).toEqual({ "description.text": ["rich-text.switch.failed"] })
  })
})

describe("FORM-04 the HTML editor", () => {
  test("opens supported HTML unchanged", () => {
    const text =
      '<h2>a</h2><ul><li><strong>b</strong><br></li></ul><pre data-language="plain">c</pre><a href="https://a.example/?b=>">d</a>'
    expect(editableHtml(text)).toBe(text)
  })

  test("does not open elements that it would drop", () => {
    for (const text of [
      "<table></table>",
      "<p><IMG src=x>",
      "a<hr>b",
      "<dl><dt>x",
      "<svg/onload=x>",
      "<x-y>",
      '<p title="<img src=x>">',
    ])
      expect(editableHtml(text), text).toBeUndefined()
  })

  test("opens HTML without the attributes that it would drop", () => {
    expect(
      editableHtml(`<p style="color:red" onclick='x' class="a" hidden>b <A HREF=https://a.example ping=x>c</A></p>`),
    ).toBe('<p class="a">b <A HREF=https://a.example>c</A></p>')
  })

  test("keeps the styles of pasted HTML only for lists from Word", () => {
    expect(plainPaste('<p style="x">a</p>')).toBe("<p>a</p>")
    const word = '<html xmlns:w="urn:schemas-microsoft-com:office:word"><p style="mso-list:l0">a</p></html>'
    expect(plainPaste(word)).toBe(word)
  })
})

describe("FORM-04 the Markdown tools", () => {
  /** Applies a tool to a text; `[` and `]` mark the ends of the selection. */
  function use(tool: MarkdownTool, marked: string): string {
    const from = marked.indexOf("[")
    const to = marked.indexOf("]") - 1
    const text = marked.replace(/[[\]]/g, "")
    const edit = markdownEdit(tool, text, [from, to], "text")
    const next = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
    const [begin, end] = edit.select
    return `${next.slice(0, begin)}[${next.slice(begin, end)}]${next.slice(end)}`
  }

  test.for([
    ["bold", "a [b] c", "a **[b]** c"],
    ["bold", "a **[b]** c", "a [b] c"],
    ["bold", "a []", "a **[text]**"],
    ["italic", "a [b]", "a *[b]*"],
    ["italic", "a *[b]*", "a [b]"],
    ["italic", "a **[b]**", "a ***[b]***"],
    ["italic", "a ***[b]***", "a **[b]**"],
    ["heading", "a\n[b]\nc", "a\n[## b]\nc"],
    ["heading", "## a[]", "a[]"],
    ["bullets", "[a\nb]\nc", "[- a\n- b]\nc"],
    ["bullets", "[- a\n- b]", "[a\nb]"],
    ["bullets", "[- a\nb]", "[- a\n- b]"],
    ["numbers", "[a\nb]", "[1. a\n2. b]"],
    ["numbers", "[1. a\n2. b]", "[a\nb]"],
    ["quote", "a[]", "> a[]"],
    ["quote", "[]", "> []"],
  ] as const)("%s on %j", ([tool, before, after]) => {
    expect(use(tool, before)).toBe(after)
  })

  test("link uses the selection as its text and selects the address", () => {
    expect(markdownEdit("link", "see this", [4, 8], "text")).toEqual({
      from: 4,
      to: 8,
      insert: "[this](https://)",
      select: [11, 19],
    })
  })
})
