import { existsSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { root } from "#scripts/lib/paths.mjs"
import { occurrences, planted } from "#scripts/planted-bugs/plant.ts"
import { batchesOf, maxTogether } from "#scripts/planted-bugs/batches.ts"
import { plantedBugs } from "#scripts/planted-bugs/bugs.ts"
import { isBrowserBug, type BrowserBug, type PlantedBug } from "#scripts/planted-bugs/planted-bug.ts"
import { screens } from "#tests/support/screens.ts"

const textOf = (file: string) => readFileSync(`${root}/${file}`, "utf8")

const filesOf = ({ noticedBy }: PlantedBug): readonly string[] => {
  if ("browser" in noticedBy) return noticedBy.browser.map(({ file }) => file)
  return "script" in noticedBy ? noticedBy.script.slice(0, 1) : noticedBy
}

/** Screen tests get their titles from the table of screens. */
const screenTitles = screens.map(({ name }) => `(${name})`)

const fewest = 90
const fewestInBrowsers = 30

describe("planted bugs", () => {
  test("are numerous enough and have unique names", () => {
    expect(plantedBugs.length).toBeGreaterThanOrEqual(fewest)
    expect(plantedBugs.filter(isBrowserBug).length).toBeGreaterThanOrEqual(fewestInBrowsers)
    expect(new Set(plantedBugs.map(({ name }) => name)).size).toBe(plantedBugs.length)
  })

  test.each(plantedBugs.map((bug) => [bug.name, bug] as const))("%s can still be planted", (_name, bug) => {
    expect(occurrences(textOf(bug.file), bug.find)).toBe(1)
    expect(planted(textOf(bug.file), bug)).not.toBe(textOf(bug.file))
    for (const file of filesOf(bug)) expect(existsSync(`${root}/${file}`), file).toBe(true)
  })

  test.each(plantedBugs.filter(isBrowserBug).map((bug) => [bug.name, bug] as const))(
    "%s names tests that exist",
    (_name, { noticedBy }) => {
      for (const { file, title } of noticedBy.browser)
        expect(textOf(file).includes(title) || screenTitles.includes(title), title).toBe(true)
    },
  )

  test("share a build only if their tests and files differ", () => {
    const bug = (name: string, more: Partial<BrowserBug> = {}): BrowserBug => ({
      name,
      file: `${name}.ts`,
      find: "a",
      replace: "b",
      noticedBy: { browser: [{ file: "x.spec.ts", title: name, project: "js-en" }] },
      ...more,
    })
    const sameTests = { noticedBy: bug("one").noticedBy }
    const names = (bugs: BrowserBug[], most?: number) =>
      batchesOf(bugs, most).map((batch) => batch.map(({ name }) => name))
    expect(names([bug("one"), bug("two"), bug("three")], 2)).toEqual([["one", "two"], ["three"]])
    expect(names([bug("one"), bug("two", sameTests)])).toEqual([["one"], ["two"]])
    expect(names([bug("one"), bug("two", { file: "one.ts" })])).toEqual([["one"], ["two"]])
    expect(names([bug("all", { isEverywhere: true }), bug("one")])).toEqual([["all"], ["one"]])
    for (const batch of batchesOf(plantedBugs.filter(isBrowserBug)))
      expect(batch.length).toBeLessThanOrEqual(maxTogether)
  })

  test("throw an error if they no longer apply", () => {
    const bug = { name: "gone", file: "a.ts", find: "not here", replace: "", noticedBy: [] }
    expect(() => planted("text", bug)).toThrow("gone: it stands 0 times in a.ts")
    expect(() => planted("not here, not here", bug)).toThrow("2 times")
  })
})
