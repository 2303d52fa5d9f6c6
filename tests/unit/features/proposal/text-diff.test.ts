import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { diffLists, maxSteps } from "#app/features/proposal/revision/text-diff.server.ts"
import { diffHtml } from "#app/features/proposal/revision/html-diff.server.ts"
import { blocksOf } from "#app/parts/rich-text/rich-text-blocks.server.ts"
import { runs } from "#tests/support/extent.ts"

const words = { added: "[inserted]", removed: "[deleted]", end: "[end]" }

/** The comparison of two texts in HTML, with short marks: `+word+`, `-word-`. */
function compared(older: string, newer: string) {
  const diff = diffHtml(older, newer, words)
  const short = (html: string) =>
    html
      .replace(/<span class="vh">.*?<\/span>/g, "")
      .replace(/<\/?ins>/g, "+")
      .replace(/<\/?del>/g, "-")
  if (diff.isCut) return []
  return diff.blocks.map((block) =>
    block.kind === "changed"
      ? { kind: block.kind, older: short(block.older), newer: short(block.newer), merged: short(block.merged) }
      : { kind: block.kind, html: short(block.html) },
  )
}

/** Lines as paragraphs. */
const html = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("")
const kinds = (older: string, newer: string) => compared(older, newer).map(({ kind }) => kind)

/** Words for a text of about 60,000 characters; in the second text every hundredth word differs. */
const word = (at: number) => `word${(at * 7919) % 5000}`
const long = Array.from({ length: 130 }, (_, part) =>
  html(Array.from({ length: 60 }, (_, at) => word(part * 60 + at)).join(" ")),
).join("")
const changed = long
  .split(" ")
  .map((one, at) => (at % 100 === 50 && !one.includes("<") ? "changed" : one))
  .join(" ")

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe("PROP-03 the comparison of two texts", () => {
  test("marks changed words inside a block, for each text and for both in one", () => {
    expect(compared(html("It takes 30 minutes."), html("It takes 45 minutes."))).toEqual([
      {
        kind: "changed",
        older: "<p>It takes -30- minutes.</p>",
        newer: "<p>It takes +45+ minutes.</p>",
        merged: "<p>It takes -30- +45+ minutes.</p>",
      },
    ])
  })

  test("says the marks to screen readers", () => {
    const diff = diffHtml(html("It takes 30 minutes."), html("It takes minutes."), words)
    expect(diff).toMatchObject({
      blocks: [{ older: expect.stringContaining('<del><span class="vh">[deleted] </span>30') }],
    })
  })

  test("compares Chinese by single characters", () => {
    const [diff] = compared(html("每个数值取十次读数的平均值。"), html("每个数值取二十次读数的平均值。"))
    expect(diff).toMatchObject({ newer: "<p>每个数值取+二+十次读数的平均值。</p>" })
  })

  test("marks added, removed and unchanged blocks", () => {
    expect(kinds(html("One.", "Two."), html("One.", "Two.", "Three."))).toEqual(["same", "same", "added"])
    expect(kinds(html("One.", "Two."), html("Two."))).toEqual(["removed", "same"])
    expect(kinds(html("Nothing alike here"), html("完全不同"))).toEqual(["removed", "added"])
    expect(kinds("<h3>Scope of it</h3>", html("Scope of it"))).toEqual(["removed", "added"])
    expect(compared(html("<b>All</b> of <i>it</i>"), "")).toEqual([
      { kind: "removed", html: "<p><b>-All-</b>- of -<i>-it-</i></p>" },
    ])
  })

  test("keeps the tags of a list and a table: what is deleted stands in an element that can contain text", () => {
    const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`
    const [diff] = compared(list("one lane", "two lanes", "three lanes"), list("one lane", "three lanes"))
    expect(diff).toMatchObject({
      kind: "changed",
      older: list("one lane", "-two lanes-", "three lanes"),
      newer: list("one lane", "three lanes"),
    })
    expect("merged" in (diff ?? {}) && (diff as { merged: string }).merged).toMatch(
      /^<ul><li>one lane(-two lanes- )?<\/li><li>(-two lanes- )?three lanes<\/li><\/ul>$/,
    )
  })

  test("shows a block whose formatting alone differs as it was and as it is", () => {
    expect(kinds(html("It <b>may</b> take long."), html("It may take long."))).toEqual(["removed", "added"])
  })

  test("a text is its outermost elements; what stands between them is a paragraph", () => {
    expect(blocksOf("Loose <b>text</b><p>One<br>two</p><hr><ul><li>a<ul><li>b</li></ul></li></ul> end")).toEqual([
      "<p>Loose <b>text</b></p>",
      "<p>One<br>two</p>",
      "<hr>",
      "<ul><li>a<ul><li>b</li></ul></li></ul>",
      "<p>end</p>",
    ])
  })

  test("every element that a comparison opens is closed, in its order", () => {
    const inline = fc.constantFrom(
      "one two",
      "<b>three</b> four",
      "五六",
      "<i>seven <b>eight</b></i>",
      "<br>",
      "a &amp; b",
    )
    const items = fc.array(inline, { minLength: 1, maxLength: 4 })
    const block = fc.oneof(
      items.map((texts) => `<p>${texts.join(" ")}</p>`),
      items.map((texts) => `<ul>${texts.map((text) => `<li><p>${text}</p></li>`).join("")}</ul>`),
      items.map(
        (texts) =>
          `<div><table><tbody>${texts.map((text) => `<tr><td>${text}</td></tr>`).join("")}</tbody></table></div>`,
      ),
    )
    const text = fc.array(block, { maxLength: 5 }).map((blocks) => blocks.join(""))
    const isClosed = (source: string) => {
      const open: string[] = []
      for (const [, slash, name = ""] of source.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
        if (name === "br") continue
        if (!slash) open.push(name)
        else if (open.pop() !== name) return false
      }
      return open.length === 0
    }
    fc.assert(
      fc.property(text, text, (older, newer) => {
        const diff = diffHtml(older, newer, words)
        const blocks = diff.isCut ? [] : diff.blocks
        for (const one of blocks)
          for (const part of one.kind === "changed" ? [one.older, one.newer, one.merged] : [one.html])
            expect(isClosed(part), part).toBe(true)
        const plain = (source: string) => source.replace(/<span class="vh">.*?<\/span>|<\/?(ins|del)>/g, "")
        const was = blocks.map((one) => (one.kind === "changed" ? one.older : one.kind === "added" ? "" : one.html))
        const is = blocks.map((one) => (one.kind === "changed" ? one.newer : one.kind === "removed" ? "" : one.html))
        expect(plain(was.join(""))).toBe(older)
        expect(plain(is.join(""))).toBe(newer)
      }),
      runs(300),
    )
  })

  test("takes less than 200 ms of processor time for 60,000 characters", () => {
    diffHtml(long, changed, words)
    expect(long.length).toBeGreaterThan(60_000)
    expect(processorTime(() => diffHtml(long, changed, words))).toBeLessThan(200)
  })

  test.each([
    ["sixty thousand lines", html("a").repeat(30_000), html("b").repeat(30_000), "cut"],
    ["lines in reverse order", html(...numbered(3_000)), html(...numbered(3_000).reverse()), "cut"],
    ["one long line", html("ab ".repeat(20_000)), html("ba ".repeat(20_000)), "whole"],
    ["Chinese without a break", html("的一是".repeat(20_000)), html("是一的不".repeat(15_000)), "coarse"],
  ])("a hostile pair of texts is not compared in detail: %s", (_name, older, newer, expected) => {
    const diff = diffHtml(older, newer, words)
    if (expected === "cut") return expect(diff.isCut).toBe(true)
    expect(diff).toMatchObject({
      isCoarse: expected === "coarse",
      blocks: [{ kind: "removed" }, { kind: "added" }],
    })
  })
})

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `Line ${at}`)
}

describe("P16 the steps of a comparison", () => {
  const list = fc.array(fc.constantFrom(..."abcdefgh"), { maxLength: 60 })

  test("the common items are in both lists, in their order, and nothing is missing", () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const changes = diffLists(before, after, { left: 100_000 }) ?? []
        expect(changes.flatMap(({ removed, same }) => [...removed, ...same])).toEqual(before)
        expect(changes.flatMap(({ added, same }) => [...added, ...same])).toEqual(after)
      }),
      runs(500),
    )
  })

  test.each([
    ["reversed", numbered(3_000), numbered(3_000).reverse()],
    ["moved", numbered(3_000), [...numbered(3_000).slice(1_500), ...numbered(1_500)]],
    [
      "repeated",
      Array.from({ length: 3_000 }, (_, at) => `${at % 3}`),
      Array.from({ length: 3_000 }, (_, at) => `${at % 4}`),
    ],
  ])("are limited for any lists: %s", (_name, before, after) => {
    for (const left of [0, 1_000, maxSteps.blocks, maxSteps.words]) {
      const steps = { left }
      diffLists(before, after, steps)
      expect(left - steps.left).toBeLessThan(left + before.length + after.length)
    }
  })

  test("are shared by all changed blocks: when they are used up, the others are shown as a whole", () => {
    const paragraph = (part: number) => [`Part ${part}`, ...Array.from({ length: 100 }, (_, at) => `w${at}`)]
    const parts = Array.from({ length: 100 }, (_, part) => paragraph(part))
    const older = html(...parts.map((one) => one.join(" ")))
    const newer = html(...parts.map((one) => one.reverse().join(" ")))
    const diff = diffHtml(older, newer, words)
    expect(diff).toMatchObject({ isCut: false, isCoarse: true })
  })
})
