import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { matches, sorted } from "#mock/engine/list-rows.ts"
import { Table } from "#mock/engine/store/table.ts"
import { runs } from "#tests/support/extent.ts"

type Row = { id: string; of: string; name: string | null }

const rowsOf = (names: readonly (string | null)[], of = "a") =>
  names.map((name, at): Row => ({ id: `${of}${at}`, of, name }))
const tableOf = (rows: readonly Row[]) => new Table(new Map(rows.map((row) => [row.id, row])), () => {})

describe("the rows with a value in a field", () => {
  const base = [...rowsOf(["x", "y"], "a"), ...rowsOf(["z"], "b")]
  const changes = fc.array(
    fc.record({
      id: fc.constantFrom("a0", "a1", "b0", "c0", "c1"),
      of: fc.constantFrom("a", "b"),
      isGone: fc.boolean(),
    }),
    { maxLength: 6 },
  )

  test("equal those of a full scan, in the same order, after any changes", () => {
    fc.assert(
      fc.property(changes, (done) => {
        const table = tableOf(base)
        for (const { isGone, ...row } of done) {
          if (isGone) table.delete(row.id)
          else table.put({ ...row, name: null })
        }
        for (const of of ["a", "b", "c"])
          expect(table.where("of", of)).toEqual(table.all().filter((row) => row.of === of))
      }),
      runs(200),
    )
  })
})

describe("the order of a long list", () => {
  const name = fc.option(fc.string({ maxLength: 4, unit: fc.constantFrom("a", "B", "é", "2", "10", "林", "-") }))

  test("puts Chinese by pinyin before Latin letters, and numbers by their value", () => {
    const names = ["b", "中", "Z10", "安", "a", "Z9", "北", "1"]
    const inOrder = sorted(rowsOf(names), "name", { name: (row: Row) => row.name }).map((row) => row.name)
    expect(inOrder).toEqual(["1", "安", "北", "中", "a", "b", "Z9", "Z10"])
  })

  test("equals that of a short one: numeric, empty values last, equal values in their original order", () => {
    const collator = new Intl.Collator("zh", { numeric: true })
    fc.assert(
      fc.property(fc.array(name, { minLength: 500, maxLength: 520 }), fc.constantFrom(1, -1), (names, direction) => {
        const expected = rowsOf(names).sort((a, b) => {
          if (a.name === null || b.name === null) return Number(a.name === null) - Number(b.name === null)
          return direction * collator.compare(a.name, b.name)
        })
        const sort = direction === 1 ? "name" : "-name"
        expect(sorted(rowsOf(names), sort, { name: (row: Row) => row.name })).toEqual(expected)
      }),
      runs(20),
    )
  })
})

describe("a search for words in a row", () => {
  test.each([
    ["lin", true],
    ["LIN yi", true],
    ["lin zhao", false],
    ["", true],
    [undefined, true],
  ])("%s: %s", (q, isFound) => expect(matches(q, ["Lin Ruozhou", null, "Yichen"])).toBe(isFound))
})
