import fc from "fast-check"
import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { attachmentValue, imageEndings } from "#app/parts/attachments/attachment.ts"
import { editableHtml } from "#app/parts/rich-text/editable-html.ts"
import { imageModules, isImageName, largestImage, pictureText } from "#app/parts/rich-text/image.ts"
import { richTextAnswer } from "#app/parts/rich-text/rich-text-answer.server.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { TextFormat } from "#app/parts/rich-text/text-format.ts"
import { runs } from "#tests/support/extent.ts"
import document from "../../../openapi/generated/openapi.json"

const src = "/a/aurora/file/file-7"
const show = (format: TextFormat, text: string) => richTextHtml({ format, text }, { alliance: "aurora" })

test("ERR-05 the modules, types and size of images are those of the contract", () => {
  const { description } = document.paths["/file"].post
  const row = description.split("\n").find((line) => line.includes("| image | 10M |"))
  expect(row).toContain(`| ${imageModules.join(", ")} |`)
  for (const ending of imageEndings) expect(row).toContain(ending.slice(1).toUpperCase())
  expect(largestImage).toBe(10 * 1024 * 1024)
  expect(isImageName("结构图.PNG")).toBe(true)
  expect(isImageName("stack-up.svg")).toBe(false)
})

describe("FORM-11 an image in a text", () => {
  test("is shown with its alternative text, whatever that contains", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 40 }),
        fc.constantFrom("markdown", "html"),
        (alt, format) => {
          const shown = show(format, pictureText(format, { src, alt }))
          const escaped = /<img src="([^"]*)" alt="([^"]*)" loading="lazy">/.exec(shown)
          expect(escaped?.[1]).toBe(src)
          const plain = (escaped?.[2] ?? "").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"')
          expect(plain.replaceAll("&amp;", "&")).toBe(alt.trim().replace(/\s+/g, " "))
        },
      ),
      { ...runs(500), examples: [['a]b[c\\ *d* <e> & "f" `g` _h_', "markdown"]] },
    )
  })

  test("opens in the HTML editor; pictures of other hosts do not", () => {
    expect(editableHtml(`<p>${pictureText("html", { src, alt: "a > b" })}</p>`)).toBe(
      `<p><img src="${src}" alt="a &gt; b"></p>`,
    )
    for (const other of [
      "https://evil.example/x",
      "//evil.example/x",
      "data:image/png;base64,x",
      "/a/aurora/file/../x",
    ])
      expect(editableHtml(`<img src="${other}">`), other).toBeUndefined()
  })
})

describe("FORM-11 an image without scripts", () => {
  const schema = z.object({ description: richText() })
  const received = (more: Record<string, string>, fileErrors: Record<string, string[]> = {}) => {
    const form = new FormData()
    const fields = { "description.format": "markdown", "description.text": "Before", ...more }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return { form, fileErrors }
  }
  const image = {
    "description.image": attachmentValue({ id: "file-7", name: "a.png", size: 9 }),
    "description.alt": "Eye",
  }

  test("is added to the end of the text, and the form is shown again with a preview", async () => {
    const answer = await richTextAnswer(received({ ...image, __rich_text__: "image description" }), schema, "aurora")
    expect(answer?.data.initialValue).toEqual({
      description: { format: "markdown", text: `Before\n\n![Eye](${src})` },
      __rich_text__: "image description",
    })
    expect(answer?.data.richText.html).toContain("<img")
  })

  test("is added to the text as well if the form is saved", async () => {
    const form = received({ ...image, "description.format": "html", "description.text": "<p>Before</p>" })
    expect(await richTextAnswer(form, schema, "aurora")).toBeUndefined()
    expect(form.form.get("description.text")).toBe(`<p>Before</p>\n\n<p><img src="${src}" alt="Eye"></p>`)
    expect(form.form.has("description.image")).toBe(false)
  })

  test("a missing or refused file is an error at the text, which stays", async () => {
    const missing = await richTextAnswer(received({ __rich_text__: "image description" }), schema, "aurora")
    expect(missing?.data.error).toEqual({ "description.text": ["rich-text.image.missing"] })
    const refused = received(
      { __rich_text__: "image description" },
      { "description.image": ["file.refused.empty?name=a"] },
    )
    const answer = await richTextAnswer(refused, schema, "aurora")
    expect(answer?.data.error).toEqual({ "description.text": ["file.refused.empty?name=a"] })
    expect(answer?.data.initialValue).toMatchObject({ description: { text: "Before" } })
  })
})

test("blocks without an own meaning keep their lines apart", () => {
  expect(show("html", "<div>one</div><div>two</div>")).toBe("<div>one</div><div>two</div>")
  expect(show("html", "<section>one</section><header>two</header>")).toBe("<div>one</div><div>two</div>")
})
