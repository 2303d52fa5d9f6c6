import { describe, expect, test } from "vitest"
import { diffTexts } from "#app/features/proposal/text-diff.server.ts"

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
    ["sixty thousand lines", "a\n".repeat(30_000), "b\n".repeat(30_000)],
    ["one long line", "ab ".repeat(20_000), "ba ".repeat(20_000)],
    ["Chinese without a break", "的一是".repeat(20_000), "是一的不".repeat(15_000)],
  ])("is cut off or coarse for a hostile pair of texts: %s", (_name, older, newer) => {
    expect(processorTime(() => diffTexts(older, newer))).toBeLessThan(400)
    const diff = diffTexts(older, newer)
    expect(diff.isCut || diff.isCoarse || diff.paragraphs.length === 1).toBe(true)
  })
})
