import { afterAll, beforeAll, expect, test } from "vitest"
import { listOperations } from "#scripts/contract/document.ts"
import { readStateTables } from "#scripts/contract/states/tables.ts"
import {
  effectViolations,
  noticeViolations,
  otherViolations,
  outcomeViolations,
} from "#scripts/planted-violations/effect-plants.ts"
import { measure, measureSound } from "#scripts/planted-violations/measure.ts"
import { contract } from "#tests/contract/mock-contract.ts"
import { MockHost } from "#tests/contract/mock-support.ts"

let host: MockHost
beforeAll(async () => {
  host = await MockHost.start()
})
afterAll(() => host.stop())

const title = "the fields that its table sets"

/** Every field that a state table sets, with another value: as many violations as the tables have lines, none of them chosen by hand. */
test("API-04 every field that an action sets otherwise is found", async () => {
  const backend = { origin: host.origin, document: contract }
  const all = effectViolations(readStateTables().tables, listOperations(contract))
  const { results } = await measureSound(backend, ["effect"])
  expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([])
  const exercised = new Set(
    results.filter((one) => one.outcome === "passed" && one.title === title).map(({ operation }) => operation),
  )
  const reachable = all.filter(({ operation }) => exercised.has(operation))
  const missed: string[] = []
  for (const violation of reachable) {
    const { isNamed } = await measure(backend, violation, [violation.operation, "effect"])
    if (!isNamed) missed.push(violation.name)
  }
  const left = all.filter((one) => !reachable.includes(one)).map(({ name }) => name)
  console.log(
    `${reachable.length} of ${all.length} can be tried, ${missed.length} missed\nnot reached: ${left.join(", ")}`,
  )
  expect(missed).toEqual([])
  expect(reachable.length / all.length).toBeGreaterThan(0.95)
})

/** Every outcome that what is sent decides, taken for another one. Applications to the alliance are too few in an hour to try all of theirs. */
test("API-04 every outcome that is taken for another one is found", async () => {
  const backend = { origin: host.origin, document: contract }
  const all = outcomeViolations(readStateTables().tables)
  const { results } = await measureSound(backend, [...new Set(all.map(({ operation }) => operation)), "effect"])
  expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([])
  const tried = all.filter(({ operation, name }) =>
    results.some((one) => one.outcome === "passed" && `${operation} ${one.title}`.startsWith(`${name}:`)),
  )
  expect(tried.length).toBeGreaterThanOrEqual(5)
  const missed: string[] = []
  for (const violation of tried) {
    const { isNamed } = await measure(backend, violation, [violation.operation, "effect"])
    if (!isNamed) missed.push(violation.name)
  }
  console.log(`${tried.length} of ${all.length} outcomes can be tried, ${missed.length} missed`)
  expect(missed).toEqual([])
})

/** Every action that the tables say notifies people, and then it notifies nobody, or everybody. */
test("API-04 ACC-04 every action that notifies nobody, or everybody, is found", async () => {
  const backend = { origin: host.origin, document: contract }
  const all = noticeViolations(readStateTables().tables)
  const operations = [...new Set(all.map(({ operation }) => operation))]
  const { results } = await measureSound(backend, [...operations, "effect"])
  expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([])
  const exercised = results.filter((one) => one.outcome === "passed" && one.title.startsWith("who is notified"))
  expect(exercised.length).toBeGreaterThan(operations.length / 2)
  const tried = all.filter(({ operation }) => exercised.some((one) => one.operation === operation))
  const missed: string[] = []
  for (const violation of tried) {
    const { isNamed } = await measure(backend, violation, [violation.operation, "effect"])
    if (!isNamed) missed.push(violation.name)
  }
  console.log(`${tried.length} of ${all.length} can be tried, ${missed.length} missed`)
  expect(missed).toEqual([])
})

/** Every other record that the tables say changes with an action, left as it was made. */
test("API-04 every other record that an action leaves as it is is found", async () => {
  const backend = { origin: host.origin, document: contract }
  const all = otherViolations(readStateTables().tables)
  const { results } = await measureSound(backend, [...new Set(all.map(({ operation }) => operation)), "effect"])
  expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([])
  const checked = results.filter(({ outcome, title }) => outcome === "passed" && / of it is \w+ then$/.test(title))
  expect(checked).toHaveLength(all.length)
  const missed: string[] = []
  for (const violation of all) {
    const { isNamed } = await measure(backend, violation, [violation.operation, "effect"])
    if (!isNamed) missed.push(violation.name)
  }
  expect(missed).toEqual([])
})
