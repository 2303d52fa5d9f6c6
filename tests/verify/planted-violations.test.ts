import { afterAll, beforeAll, expect, test } from "vitest"
import { measure, measureSound, type MockBackend } from "#scripts/planted-violations/measure.ts"
import { startProxy, type Plant } from "#scripts/planted-violations/proxy.ts"
import { violations } from "#scripts/planted-violations/violations.ts"
import { listOperations } from "#scripts/contract/document.ts"
import { defaultFixtures, readFixtures } from "#scripts/verify-backend/client/fixtures.ts"
import { verify } from "#scripts/verify-backend/run.ts"
import { contract } from "#tests/contract/mock-contract.ts"
import { MockHost } from "#tests/contract/mock-support.ts"

let host: MockHost
let backend: MockBackend

beforeAll(async () => {
  host = await MockHost.start()
  backend = { origin: host.origin, document: contract }
})
afterAll(() => host.stop())

/** One of each kind that only derived checks find; `npm run planted-violations` plants all of them. */
const some = [
  "an outsider may disable an agency",
  "403 for a task, but it is cancelled",
  "403 for a new schedule, but it is made",
  "the place of a schedule is not kept",
  "the level of entities is no filter",
  "a search has pages of any size",
  "a search finds people of all groups",
  "another alliance reads a proposal",
  "the duration of a ballot has no limit",
  "two calls at once with one key create two categories",
  "tasks without a deadline come first",
  "tasks of restricted groups are in every list",
  "anybody gets the response of a key",
  "a schedule keeps an omitted place",
  "a preview names another record",
  "a search shows another record than it finds",
]

test.each(some)("API-04 a violation is found: %s", async (name) => {
  const violation = violations.find((one) => one.name === name)
  if (!violation) throw new Error(`no violation ${name}`)
  const { isNamed, failed } = await measure(backend, violation)
  expect(isNamed, JSON.stringify(failed.map(({ operation, rule, found }) => [operation, rule, found]))).toBe(true)
})

test("API-04 without a violation no check fails behind the same proxy", async () => {
  const operations = some.map((name) => violations.find((one) => one.name === name)?.operation ?? "")
  const { results } = await measureSound(backend, operations)
  expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([])
  expect(results.filter(({ outcome }) => outcome === "passed").length).toBeGreaterThan(operations.length)
})

test("violations have known operations and unique names, and cover at least 18 resources", () => {
  const known = listOperations(contract).map(({ operationId }) => operationId)
  expect(violations.filter(({ operation }) => !known.includes(operation))).toEqual([])
  expect(new Set(violations.map(({ name }) => name)).size).toBe(violations.length)
  expect(violations.length).toBeGreaterThanOrEqual(40)
  expect(new Set(violations.map(({ operation }) => operation.split(".")[0])).size).toBeGreaterThanOrEqual(18)
})

/**
 * A backend without agencies and without writes of levels: 501, and the 404 of a server for an unknown path.
 */
const halfBuilt: Plant = (asked, forward) => {
  const { operation = "" } = asked
  const isMissing = /^agency\.|^member-level\.(create|update)$/.test(operation)
  if (!isMissing) return forward(asked)
  const status = operation.startsWith("agency") ? 501 : 404
  return Promise.resolve({ status, headers: { "content-type": "text/html" }, body: Buffer.from("Cannot be found") })
}

test("API-04 --skip-missing skips and lists missing operations, and checks the others", async () => {
  const operations = listOperations(contract)
  const proxy = await startProxy({ backend: host.origin, store: "half-built", operations, plant: halfBuilt })
  const fixtures = await readFixtures(defaultFixtures)
  const asked = { document: contract, target: `${proxy.origin}/api`, fixtures, only: ["agency", "member-level"] }
  const skipping = await verify({ ...asked, skipMissing: true })
  const counting = await verify(asked)
  await proxy.stop()
  const missing = operations
    .map(({ operationId }) => operationId)
    .filter((id) => /^agency\.|^member-level\.[cu]/.test(id))
  expect(skipping.missing).toEqual(missing)
  expect(skipping.results.filter(({ outcome }) => outcome === "failed")).toEqual([])
  expect(skipping.results.filter(({ operation }) => missing.includes(operation))).toEqual([])
  expect(
    skipping.results.some(({ operation, outcome }) => operation === "member-level.list" && outcome === "passed"),
  ).toBe(true)
  expect(counting.missing).toEqual([])
  expect(counting.results.some(({ operation, outcome }) => operation === "agency.get" && outcome === "failed")).toBe(
    true,
  )
})

/** The operations of a new backend that starts with schedules only; its sessions come from elsewhere. */
const begun = ["schedule.create", "schedule.get", "schedule.cancel"]

/** Checks the session before it reports that an operation is not built, as a server with a global session check does. */
const barelyBuilt: Plant = (asked, forward) => {
  const { operation = "ticket.exchange", headers } = asked // the login page is not an operation
  if (begun.includes(operation) || operation === "ticket.exchange") return forward(asked)
  const isKnown = headers.token !== undefined
  const refusal = { success: false, code: "unauthorized", message: "Please log in again." }
  const body = Buffer.from(isKnown ? "Not built" : JSON.stringify(refusal))
  const type = isKnown ? "text/plain" : "application/json"
  return Promise.resolve({ status: isKnown ? 501 : 401, headers: { "content-type": type }, body })
}

test("API-04 --skip-missing checks each of the first three operations of a new backend", async () => {
  const operations = listOperations(contract)
  const proxy = await startProxy({ backend: host.origin, store: "barely-built", operations, plant: barelyBuilt })
  const fixtures = await readFixtures(defaultFixtures)
  const passed: Record<string, number> = {}
  for (const operation of begun) {
    const asked = { document: contract, target: `${proxy.origin}/api`, fixtures, only: [operation] }
    const { results } = await verify({ ...asked, skipMissing: true })
    expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([])
    passed[operation] = results.filter(({ outcome }) => outcome === "passed").length
  }
  await proxy.stop()
  // minimum numbers of checks, measured with a backend that was written from the documentation
  expect(passed["schedule.create"]).toBeGreaterThan(35)
  expect(passed["schedule.get"]).toBeGreaterThan(10)
  expect(passed["schedule.cancel"]).toBeGreaterThan(25)
})
