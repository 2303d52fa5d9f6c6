import { describe, expect, test } from "vitest"
import { citationProblems, readQuality } from "#scripts/requirements/citations.ts"
import { readRequirements, requirementProblems, writeProofs } from "#scripts/requirements/list.ts"
import { idsIn, titlesIn } from "#scripts/requirements/titles.ts"

const list = `# Requirements

## MEET: meetings

- **MEET-01** Lists.
- **MEET-02** Create.

## Not built yet

- **MEET-10** Invitations.
`
const requirements = readRequirements(list)
const groups = new Set(["MEET", "I18N"])

function proofs(...entries: [id: string, ...files: string[]][]) {
  return new Map(entries.map(([id, ...files]) => [id, new Set(files)]))
}

describe("the list of requirements", () => {
  test("distinguishes requirements that are built from those that are not", () => {
    expect(requirements).toEqual([
      { id: "MEET-01", isBuilt: true },
      { id: "MEET-02", isBuilt: true },
      { id: "MEET-10", isBuilt: false },
    ])
  })

  test("is written with the sorted test files of each id, which replace the earlier ones", () => {
    const once = writeProofs(list, proofs(["MEET-01", "tests/old.ts"]))
    const twice = writeProofs(once, proofs(["MEET-01", "tests/b.ts", "tests/a.ts"]))
    expect(twice).toBe(list.replace("Lists.\n", "Lists.\n  - `tests/a.ts`, `tests/b.ts`\n"))
  })

  test("has no problems if exactly the built ids have tests", () => {
    expect(requirementProblems(requirements, proofs(["MEET-01", "a"], ["MEET-02", "b"]))).toEqual([])
  })

  test("reports an id without a test, a test of an id that is not built, an unknown id and a duplicate id", () => {
    const twice = [...requirements, { id: "MEET-02", isBuilt: true }]
    expect(requirementProblems(twice, proofs(["MEET-02", "a"], ["MEET-10", "b"], ["MEET-99", "c", "d"]))).toEqual([
      "MEET-02 stands 2 times in docs/requirements.md",
      "MEET-99 is not in docs/requirements.md: c, d",
      "MEET-01 has no test with this id in its title",
      'MEET-10 has a test and still stands under "Not built yet"',
    ])
  })
})

describe("titles of tests", () => {
  test("are found in all kinds of test and describe calls, and nowhere else", () => {
    const source = `
      // MEET-01 in a comment
      describe("MEET-02 a group", () => {
        test.each([1])("MEET-03 %s", () => call("MEET-04"))
        test.skipIf(isQuick)(\`I18N-01 \${name}\`, { timeout: 1 }, run)
      })
      test.describe("MEET-05", () => {})
    `
    const ids = titlesIn("a.ts", source).flatMap((title) => idsIn(title, groups))
    expect(ids).toEqual(["MEET-02", "MEET-03", "I18N-01", "MEET-05"])
  })

  test("contain ids of known groups only", () =>
    expect(idsIn("MEET-01 ISO-88 XMEET-02 UTF-16", groups)).toEqual(["MEET-01"]))
})

describe("references", () => {
  const quality = readQuality(
    "| Row | Fault |\n| P4 | bytes |\n| 34  | forged |\n- **V6, V7 Session**: 33 new; 34 token.\n",
  )
  const files = new Set(["docs/quality.md", "docs/decisions/001-stack.md", "openapi/states/meeting.yaml"])
  const citable = { files, groups, ids: new Set(["MEET-01"]), quality }
  const missing = (text: string, file = "app/a.ts") =>
    citationProblems(file, text, citable).map((problem) => /"(.*)"/.exec(problem)?.[1])

  test("to rows and items are read from the quality document", () =>
    expect([...quality]).toEqual(["P4", "34", "V6.33", "V6.34", "V7.33", "V7.34"]))

  test.each([
    "docs/quality.md, quality row 34, quality P4, quality V7.34, MEET-01",
    "openapi/states/meeting.yaml and openapi/states/<resource>.yaml",
    "ISO-88, a row 99 of a table",
  ])("to something that exists are no problem: %s", (text) => expect(missing(text)).toEqual([]))

  test("to a document in the same folder are no problem", () =>
    expect(missing("[stack](001-stack.md)", "docs/decisions/002.md")).toEqual([]))

  test.each([
    ["states.md section 2", "states.md"],
    ["docs/decisions/099-none.md", "docs/decisions/099-none.md"],
    ["openapi/states/none.yaml", "openapi/states/none.yaml"],
    ["quality rows 34, 99", "99"],
    ["Quality P40", "P40"],
    ["MEET-77", "MEET-77"],
    ["(specification 4, 6)", "specification 4"],
    ["section 8 of the specification", "section 8 of the specification"],
  ])("to something that does not exist are reported: %s", (text, citation) => expect(missing(text)).toEqual([citation]))
})
