import { afterEach, expect, test } from "vitest"
import { breakNames, type BreakName } from "#mock/domains/meeting/breaks.ts"
import { defaultFixtures, readFixtures } from "#scripts/verify-backend/fixtures.ts"
import type { Report } from "#scripts/verify-backend/report.ts"
import { verify } from "#scripts/verify-backend/run.ts"
import { portion } from "#tests/support/extent.ts"
import { contract } from "./mock-contract.ts"
import { MockHost } from "./mock-support.ts"

let host: MockHost | undefined
afterEach(async () => {
  await host?.stop()
  host = undefined
})

/** Verifies a mock with these breaks, knowing only its URL. */
async function verified(breaks: BreakName[], only: string[]): Promise<Report> {
  host = await MockHost.start({ breaks })
  return verify({
    document: contract,
    target: `${host.origin}/api`,
    fixtures: await readFixtures(defaultFixtures),
    only,
  })
}

/** Verifies a mock without breaks that was prepared first, by changing its rows or calling it. */
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

/** The checks that fail for each break, and the operations to verify for that. */
const found: Record<BreakName, { only: string[]; failed: string[] }> = {
  "wrong-type": { only: ["meeting.get", "accepts", "schema"], failed: ["meeting.get schema"] },
  "missing-field": { only: ["meeting.list", "accepts", "schema"], failed: ["meeting.list schema"] },
  "undocumented-status": {
    only: ["meeting.remind", "status", "effect"],
    failed: ["meeting.remind status"],
  },
  "error-envelope": {
    only: ["meeting.get", "not-found", "schema", "code"],
    failed: ["meeting.get schema", "meeting.get code"],
  },
  "unauthenticated-allowed": { only: ["meeting.list", "session"], failed: ["meeting.list session"] },
  "unknown-field-accepted": { only: ["meeting.feedback.create", "fields"], failed: ["meeting.feedback.create fields"] },
  "role-not-enforced": { only: ["meeting.cancel", "role"], failed: ["meeting.cancel role"] },
  "state-not-enforced": {
    only: ["meeting.feedback.create", "state"],
    failed: ["meeting.feedback.create state"],
  },
  "written-on-refusal": { only: ["meeting.update", "tenant"], failed: ["meeting.update tenant"] },
  "stale-accepted": { only: ["meeting.update", "stale"], failed: ["meeting.update stale"] },
  "idempotency-ignored": {
    only: ["meeting.topic.create", "idempotency"],
    failed: ["meeting.topic.create idempotency"],
  },
  "repeated-key-dead": {
    only: ["calendar.feed.create", "idempotency"],
    failed: ["calendar.feed.create idempotency"],
  },
  "total-wrong": { only: ["meeting.list", "list"], failed: ["meeting.list list"] },
  "sort-ignored": { only: ["meeting.list", "list"], failed: ["meeting.list list"] },
  "tenant-leak": { only: ["meeting.get", "tenant"], failed: ["meeting.get tenant"] },
  "actions-wrong": { only: ["meeting.get", "actions"], failed: ["meeting.get actions"] },
}

test.each(portion(breakNames, 1))("%s is reported with operation and rule", async (name) => {
  const { only, failed } = found[name]
  expect(failures(await verified([name], only)).sort()).toEqual([...failed].sort())
})

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
  const { results } = await verified([], ["download.delete"])
  expect(results.filter(({ outcome }) => outcome !== "passed")).toEqual([])
  expect(results.map(({ rule }) => rule)).toContain("accepts")
})
