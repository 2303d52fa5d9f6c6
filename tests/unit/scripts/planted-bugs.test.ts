import { existsSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { root } from "#scripts/lib/places.mjs"
import { occurrences, planted } from "#scripts/planted-bugs/plant.ts"
import { plantedBugs } from "#scripts/planted-bugs/bugs.ts"

const textOf = (file: string) => readFileSync(`${root}/${file}`, "utf8")

describe("planted bugs", () => {
  test("there are enough of them, each with a name of its own", () => {
    expect(plantedBugs.length).toBeGreaterThanOrEqual(20)
    expect(new Set(plantedBugs.map(({ name }) => name)).size).toBe(plantedBugs.length)
  })

  test.each(plantedBugs.map((bug) => [bug.name, bug] as const))("%s can still be planted", (_name, bug) => {
    expect(occurrences(textOf(bug.file), bug.find)).toBe(1)
    expect(planted(textOf(bug.file), bug)).not.toBe(textOf(bug.file))
    const needed = "script" in bug.noticedBy ? bug.noticedBy.script.slice(0, 1) : bug.noticedBy
    for (const file of needed) expect(existsSync(`${root}/${file}`), file).toBe(true)
  })

  test("one that no longer applies is said, not left out", () => {
    const bug = { name: "gone", file: "a.ts", find: "not here", replace: "", noticedBy: [] }
    expect(() => planted("text", bug)).toThrow("gone: it stands 0 times in a.ts")
    expect(() => planted("not here, not here", bug)).toThrow("2 times")
  })
})
