import { afterEach, expect, test } from "vitest"
import { measure } from "#scripts/planted-violations/measure.ts"
import { violations } from "#scripts/planted-violations/violations.ts"
import { defaultFixtures, readFixtures } from "#scripts/verify-backend/client/fixtures.ts"
import type { Report } from "#scripts/verify-backend/report/report.ts"
import { verify } from "#scripts/verify-backend/run.ts"
import { portion } from "#tests/support/extent.ts"
import { contract } from "./mock-contract.ts"
import { MockHost } from "./mock-support.ts"

let host: MockHost | undefined
afterEach(async () => {
  await host?.stop()
  host = undefined
})

/** Verifies a mock that was prepared first, by changing its rows or calling it. */
async function verifiedAfter(prepare: (host: MockHost) => unknown, only: string[]): Promise<Report> {
  host = await MockHost.start()
  await prepare(host)
  const fixtures = await readFixtures(defaultFixtures)
  return verify({ document: contract, target: `${host.origin}/api`, fixtures, only })
}

const failures = ({ results }: Report): string[] => [
  ...new Set(
    results.filter(({ outcome }) => outcome === "failed").map(({ operation, rule }) => `${operation} ${rule}`),
  ),
]

test.each(portion(violations, 1).map((one) => [one.name, one] as const))(
  "%s: reported with operation and rule",
  async (_name, violation) => {
    host = await MockHost.start()
    expect(await measure({ origin: host.origin, document: contract }, violation)).toMatchObject({ isNamed: true })
  },
)

test("texts that differ only in leading zeros are equal in the sort order and may come in any order", async () => {
  const report = await verifiedAfter(
    ({ mock }) => {
      const { entity } = mock.stores.get("default").rows
      const some = entity.get("entity-aurora-1")
      if (!some) throw new Error("the seed has changed")
      for (const [at, name] of ["Lab 1", "Lab 01"].entries())
        entity.put({ ...some, id: `entity-lab-${at}`, name, name_english: name, acronym: name })
    },
    ["entity.list", "list"],
  )
  expect(failures(report)).toEqual([])
})

test("a sort key that the rows do not show is reported as left out, not as passed", async () => {
  const { results } = await verifiedAfter(() => undefined, ["workgroup.member.list", "list"])
  const role = results.find(({ title }) => title === "sort role and -role")
  expect([role?.outcome, role?.found]).toEqual(["left-out", "rows do not show role"])
})

test("a repeated call that a rate limit prevents is reported as left out, not as passed", async () => {
  const headers = { "alliance-id": "alliance-aurora" }
  const { results } = await verifiedAfter(
    async (used) => {
      for (let at = 0, status = 201; status === 201; at += 1) {
        const body = { name: "Nils Aas", company: "Aas", email: `nils.${at}@verify-backend.example` }
        status = (await used.call("POST", "/api/member/application", headers, body)).status
      }
    },
    ["login-request.create", "idempotency"],
  )
  expect(results.map(({ outcome, found }) => [outcome, found])).toEqual([
    ["left-out", "login-request.create is limited in number"],
    ["left-out", "login-request.create is limited in number"],
  ])
})

test("a record without a status is in the only state of its table, so a derived request is sent", async () => {
  const { results } = await verifiedAfter(() => undefined, ["download.delete"])
  expect(results.filter(({ outcome }) => outcome !== "passed")).toEqual([])
  expect(results.map(({ rule }) => rule)).toContain("accepts")
})
