import { afterAll, beforeAll, expect, test } from "vitest"
import { listOperations } from "#scripts/contract/document.ts"
import { readStateTables } from "#scripts/contract/states/tables.ts"
import { measure, measureSound } from "#scripts/planted-violations/measure.ts"
import { partViolations } from "#scripts/planted-violations/part-plants.ts"
import { contract } from "#tests/contract/mock-contract.ts"
import { MockHost } from "#tests/contract/mock-support.ts"

let host: MockHost
beforeAll(async () => {
  host = await MockHost.start()
})
afterAll(() => host.stop())

/** Every part of a record that not everyone sees, shown to everyone or to nobody: derived from the tables, none of them chosen by hand. */
test("API-04 every part that is shown to those who may not see it, or hidden from those who may, is found", async () => {
  const backend = { origin: host.origin, document: contract }
  const all = partViolations(readStateTables().tables, listOperations(contract))
  const { results, parts, references } = await measureSound(backend, ["reads"])
  expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([])
  const unread = new Set([...parts.missing, ...references.missing])
  const tried = all.filter(({ part }) => !unread.has(part))
  const missed: string[] = []
  for (const violation of tried) {
    const { isNamed } = await measure(backend, violation, [violation.operation, "reads"])
    if (!isNamed) missed.push(violation.name)
  }
  console.log(
    `${tried.length} of ${all.length} can be tried, ${missed.length} missed; not read: ${[...unread].join(", ")}`,
  )
  expect(missed).toEqual([])
  expect(parts.seen).toBeGreaterThanOrEqual(15)
})
