import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { diffLists, maxSteps } from "#app/features/proposal/revision/text-diff.server.ts"
import { diffTexts } from "#app/features/proposal/revision/text-diff.server.ts"
import { runs } from "#tests/support/extent.ts"

const kinds = (older: string, newer: string) => {
  const diff = diffTexts(older, newer)
  return diff.isCut ? "cut" : diff.paragraphs.map(({ kind }) => kind)
}

/** Words for a text of about 60,000 characters; in the second text every hundredth word differs. */
const word = (at: number) => `word${(at * 7919) % 5000}`
const long = Array.from({ length: 130 }, (_, part) =>
  Array.from({ length: 60 }, (_, at) => word(part * 60 + at)).join(" "),
).join("\n\n")
const changed = long
  .split(" ")
  .map((one, at) => (at % 100 === 50 ? "changed" : one))
  .join(" ")

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe("PROP-03 the comparison of two texts", () => {
  test("marks changed words inside a paragraph", () => {
    expect(diffTexts("It takes 30 minutes.", "It takes 45 minutes.")).toEqual({
      isCut: false,
      isCoarse: false,
      paragraphs: [
        {
          kind: "changed",
          pieces: [
            { kind: "same", text: "It takes " },
            { kind: "removed", text: "30" },
            { kind: "added", text: "45" },
            { kind: "same", text: " minutes." },
          ],
        },
      ],
    })
  })

  test("compares Chinese by single characters", () => {
    const diff = diffTexts("每个数值取十次读数的平均值。", "每个数值取二十次读数的平均值。")
    expect(diff).toMatchObject({ paragraphs: [{ pieces: [{}, { kind: "added", text: "二" }, {}] }] })
  })

  test("marks added, removed and unchanged paragraphs, with any kind of line break", () => {
    expect(kinds("One.\r\n\r\nTwo.", "One.\n\nTwo.\n\nThree.")).toEqual(["same", "same", "added"])
    expect(kinds("One.\n\nTwo.", "Two.")).toEqual(["removed", "same"])
    expect(kinds("Nothing alike here", "完全不同")).toEqual(["removed", "added"])
  })

  test("takes less than 200 ms of processor time for 60,000 characters", () => {
    diffTexts(long, changed)
    expect(long.length).toBeGreaterThan(60_000)
    expect(processorTime(() => diffTexts(long, changed))).toBeLessThan(200)
  })

  test.each([
    ["sixty thousand lines", "a\n".repeat(30_000), "b\n".repeat(30_000), "cut"],
    ["lines in reverse order", numbered(3_000).join("\n"), numbered(3_000).reverse().join("\n"), "cut"],
    ["one long line", "ab ".repeat(20_000), "ba ".repeat(20_000), "whole"],
    ["Chinese without a break", "的一是".repeat(20_000), "是一的不".repeat(15_000), "coarse"],
  ])("a hostile pair of texts is not compared in detail: %s", (_name, older, newer, expected) => {
    const diff = diffTexts(older, newer)
    if (expected === "cut") return expect(diff.isCut).toBe(true)
    expect(diff).toMatchObject({
      isCoarse: expected === "coarse",
      paragraphs: [{ kind: "removed" }, { kind: "added" }],
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
    for (const left of [0, 1_000, maxSteps.paragraphs, maxSteps.words]) {
      const steps = { left }
      diffLists(before, after, steps)
      expect(left - steps.left).toBeLessThan(left + before.length + after.length)
    }
  })

  test("are shared by all changed paragraphs: when they are used up, the others are shown as a whole", () => {
    const paragraph = (part: number) => [`Part ${part}`, ...Array.from({ length: 100 }, (_, at) => `w${at}`)]
    const parts = Array.from({ length: 100 }, (_, part) => paragraph(part))
    const older = parts.map((words) => words.join(" ")).join("\n")
    const newer = parts.map((words) => words.reverse().join(" ")).join("\n")
    const diff = diffTexts(older, newer)
    expect(diff).toMatchObject({ isCut: false, isCoarse: true })
  })
})
