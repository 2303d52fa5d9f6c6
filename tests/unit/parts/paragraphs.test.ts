import { describe, expect, test } from "vitest"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { discussedText, finderIn, paragraphId, paragraphsOf } from "#app/parts/thread/paragraphs.server.ts"

const htmlOf = (text: string) => richTextHtml({ format: "markdown", text })
const finder = (text: string) => finderIn(paragraphsOf(htmlOf(text)))

const paragraph = "The measurement is made at 23 °C with a warm-up time of 30 minutes."

describe("DISC-01 paragraphs that threads are about", () => {
  test("a quote is what is read: in one line, without markup, at most 500 characters; what has no words is no paragraph", () => {
    const text = `# Limits & more\n\nA **bold**\nword [here](https://example.org)\n\n---\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n${"光".repeat(600)}`
    expect(paragraphsOf(htmlOf(text)).map(({ quote }) => quote)).toEqual([
      "Limits & more",
      "A bold word here",
      "one two",
      "a b 1 2",
      "光".repeat(500),
    ])
  })

  test("a paragraph is found again: moved, with other markup or signs, changed, or not at all", () => {
    const id = paragraphId(paragraph)
    expect(finder(`Before\n\n${paragraph}`)(paragraph)).toEqual({ kind: "same", id })
    expect(finder("The *measurement* is made at 23 °C, with a warm-up time of 30 minutes")(paragraph)).toEqual({
      kind: "same",
      id,
    })
    const changed = paragraph.replace("30 minutes", "at least 45 minutes")
    expect(finder(`Another one\n\n${changed}`)(paragraph)).toEqual({ kind: "changed", id: paragraphId(changed) })
    expect(
      finder("测量在 23 °C 下进行，预热时间为四十五分钟。")("测量在 23 °C 下进行，预热时间为三十分钟。").kind,
    ).toBe("changed")
    expect(finder("The fixture is calibrated every twelve months.")(paragraph)).toEqual({ kind: "gone" })
    expect(finder("")(paragraph)).toEqual({ kind: "gone" })
  })

  test("each paragraph has an id and one link; equal paragraphs have one discussion", () => {
    const hrefOf = (id: string) => `/a/aurora/x?revision=r&paragraph=${id}`
    const { html, lang } = discussedText(htmlOf("One\n\nTwo\n\nOne"), hrefOf, serverIntl("zh"))
    expect(lang).toBe("en")
    const [one, two] = [paragraphId("One"), paragraphId("Two")]
    expect(html.match(/<p[^>]*>/g)).toEqual([`<p id="${one}">`, `<p id="${two}">`, "<p>"])
    const links = [...html.matchAll(/<a class="discuss" lang="zh-CN" href="([^"]*)" aria-label="([^"]*)">讨论<\/a>/g)]
    expect(links.map(([, href, name]) => [href, name])).toEqual([
      [`/a/aurora/x?revision=r&amp;paragraph=${one}`, "讨论第 1 段"],
      [`/a/aurora/x?revision=r&amp;paragraph=${two}`, "讨论第 2 段"],
    ])
  })

  test("a long text costs little: 400 paragraphs can be discussed, and are compared with 50 quotes", () => {
    const words = (from: number) => Array.from({ length: 30 }, (_, at) => `w${(from + at) % 997}`).join(" ")
    const text = Array.from({ length: 410 }, (_, at) => words(at * 31)).join("\n\n")
    const paragraphs = paragraphsOf(htmlOf(text))
    expect(paragraphs).toHaveLength(400)
    const find = finderIn(paragraphs)
    const before = process.cpuUsage()
    const kinds = Array.from({ length: 60 }, (_, at) => find(`${words(at * 31)} changed`).kind)
    const { user } = process.cpuUsage(before)
    expect(kinds).toEqual([...Array<string>(50).fill("changed"), ...Array<string>(10).fill("gone")])
    expect(user / 1_000, "ms of processor time").toBeLessThan(500)
  })
})
