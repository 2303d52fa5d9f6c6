import { expect, test } from "vitest"
import { convertInWorker } from "#app/parts/rich-text/rich-text-thread.server.ts"
import { convertRichText } from "#app/parts/rich-text/rich-text-convert.server.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { longestWait } from "#tests/support/longest-wait.ts"

const paragraph = "<p>Text of <b>some</b> people who wrote this sentence and no other.</p>"
const longest = paragraph.repeat(Math.floor(65_000 / paragraph.length))

test("P16 row 22 converting the longest text does not block the event loop", async () => {
  const value = { format: "html", text: longest } as const
  const here = await longestWait(
    () => new Promise((resolve) => setImmediate(() => resolve(convertRichText(value, "markdown")))),
  )
  let apart: unknown
  // A busy machine can delay a single try; work on the event loop would delay every try.
  const waits: number[] = []
  for (let tries = 0; tries < 4; tries += 1)
    waits.push(await longestWait(async () => (apart = await convertInWorker(value, "markdown"))))
  expect(apart).toEqual(convertRichText(value, "markdown"))
  expect(Math.min(...waits)).toBeLessThan(Math.max(30, here / 2))
})

test("a text that cannot be parsed is not converted in the worker", async () => {
  expect(await convertInWorker({ format: "html", text: "<b>".repeat(9_000) }, "markdown")).toBeUndefined()
  expect(await convertInWorker({ format: "html", text: "<b>x</b>" }, "markdown")).toEqual({
    format: "markdown",
    text: "**x**",
  })
})

test("P3 a long text is rendered once for all readers, and again when it changes or in another alliance", () => {
  const text = "[a](https://e.example/1) ".repeat(2_500)
  const costOf = (value: string, alliance = "aurora") => {
    const started = process.cpuUsage()
    const html = richTextHtml({ format: "markdown", text: value }, { alliance })
    return { html, cost: process.cpuUsage(started).user / 1000 }
  }
  const [first, again] = [costOf(text), costOf(text)]
  expect(again.html).toBe(first.html)
  expect(again.cost).toBeLessThan(first.cost / 5)
  expect(costOf(`${text}!`).html).not.toBe(first.html)
  const picture = `![x](/a/aurora/file/one) ${"a".repeat(3_000)}`
  expect(costOf(picture).html).toContain("<img")
  expect(costOf(picture, "harbor").html).not.toContain("<img")
})
