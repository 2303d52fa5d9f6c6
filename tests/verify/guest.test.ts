import { isDeepStrictEqual } from "node:util"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startProxy } from "#scripts/planted-violations/proxy.ts"
import { listOperations } from "#scripts/contract/document.ts"
import { Contract, needsSession } from "#scripts/verify-backend/client/contract.ts"
import {
  defaultFixtures,
  personRoles,
  readFixtures,
  type Fixtures,
  type PersonRole,
} from "#scripts/verify-backend/client/fixtures.ts"
import { People } from "#scripts/verify-backend/client/people.ts"
import { Target } from "#scripts/verify-backend/client/target.ts"
import { verify } from "#scripts/verify-backend/run.ts"
import { contract as document } from "#tests/contract/mock-contract.ts"
import { MockHost } from "#tests/contract/mock-support.ts"

const contract = new Contract(document)
const store = "guest"

/**
 * What a run may send at most to people who are neither of the fixtures nor the disabled account that it uses, nor have an address that
 * belongs to nobody.
 */
const mostMails = 60

let host: MockHost
let proxy: Awaited<ReturnType<typeof startProxy>>
let fixtures: Fixtures

beforeAll(async () => {
  host = await MockHost.start()
  proxy = await startProxy({ backend: host.origin, store, operations: listOperations(document), plant: undefined })
  fixtures = await readFixtures(defaultFixtures)
})
afterAll(async () => {
  await proxy.stop()
  await host.stop()
})

type View = Record<string, unknown>

/** What changes with every write, or with the time; the first steps say who has saved something, also if it was written back. */
const moving = new Set([
  ...["version", "updated_time", "updated_by", "changed_time", "changed_by", "actions", "open_items"],
  "first_days",
])

/** A group of a run: it stays with its people after it was disbanded, since no group can be deleted. */
const isOfRun = (one: unknown) => /"name":"verify-backend [0-9a-f]{8} /.test(JSON.stringify(one))

const withoutMoving = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, one: unknown) => {
      if (moving.has(name)) return undefined
      return name === "groups" && Array.isArray(one) ? one.filter((group) => !isOfRun(group)) : one
    }),
  )

/** Whose profile, subscriptions and preferences are compared: the outsider's are changed by checks, those of the others for the time of the run. */
const persons: readonly PersonRole[] = ["outsider", "participant", "chair"]

/** What everybody shares: the records without a key that have GET and PUT, and what the lists of people and groups show. */
async function shared(): Promise<Map<string, unknown>> {
  const target = new Target(`${proxy.origin}/api`, contract, () => undefined)
  const people = new People(target, fixtures)
  const resultOf = async (operation: string, who: PersonRole, path: Record<string, string> = {}) => {
    const query: Record<string, string> = operation.endsWith(".list") ? { size: "200" } : {}
    const { answer } = await target.send(operation, { as: await people.get(who), path, query })
    return (answer as { result: View }).result
  }
  const seen = new Map<string, unknown>()
  for (const { operationId, path } of singletons()) {
    const readers = /^.(profile|subscription|preference)$/.test(path) ? persons : (["alliance_admin"] as const)
    for (const who of readers)
      seen.set(`${operationId} ${who}`, withoutMoving(editable(path, await resultOf(operationId, who))))
  }
  for (const [list, key] of Object.entries({ "member.list": "id", "workgroup.list": "acronym" }))
    for (const row of (await resultOf(list, "alliance_admin")).items as View[])
      seen.set(`${list} ${String(row[key])}`, withoutMoving(row))
  for (const acronym of [fixtures.alliance.group, fixtures.alliance.restricted_group ?? ""])
    seen.set(
      `people of ${acronym}`,
      withoutMoving((await resultOf("workgroup.member.list", "alliance_admin", { acronym })).items),
    )
  return seen
}

/** The operations that read a record without a key that can be changed. */
function singletons() {
  const isChanged = (path: string) => contract.operations.some((one) => one.path === path && one.method === "put")
  return contract.operations.filter(
    (one) => one.method === "get" && !one.path.includes("{") && needsSession(one) && isChanged(one.path),
  )
}

/** The fields of a record that its PUT takes, or that stand for them: a guideline shows the levels as well, which are records. */
function editable(path: string, view: View): View {
  const { levels: _levels, ...record } = view
  return path === "/organization" ? { ...record, groups: undefined } : record
}

/** The fields in which two records differ. */
const differing = (one: unknown, other: unknown): string[] =>
  Object.entries(one as View).flatMap(([name, value]) =>
    isDeepStrictEqual(value, (other as View | undefined)?.[name]) ? [] : [name],
  )

/** The mails of the server to people who have nothing to do with a run. */
async function mailsToOthers(): Promise<string[]> {
  const answer = await fetch(`${host.origin}/__mock/outbox`, { headers: { "x-mock-store": store } })
  const target = new Target(`${proxy.origin}/api`, contract, () => undefined)
  const people = new People(target, fixtures)
  const admin = await people.get("alliance_admin")
  const disabled = await target.send("member.list", { as: admin, query: { status: "disabled", size: "200" } })
  const accounts = ((disabled.answer as { result: View }).result.items as View[]).map(({ id }) => id)
  const own = await Promise.all(personRoles.map(async (role) => (await people.get(role)).session.user_id))
  const isOfRun = ({ member_id, to }: View) =>
    own.includes(String(member_id)) ||
    accounts.includes(member_id) ||
    /@(verify-backend|applicant)\.example$/.test(String(to))
  return ((await answer.json()) as View[])
    .filter((mail) => !isOfRun(mail))
    .map(({ operation, to }) => `${String(operation)} ${String(to)}`)
}

test("API-04 a run on a server that is used goes on as before: nothing that was there is changed, and the next run passes, too", async () => {
  const before = await shared()
  expect(before.size).toBeGreaterThan(50)
  for (const run of [1, 2]) {
    const { length: mails } = await mailsToOthers()
    const report = await verify({ document, target: `${proxy.origin}/api`, fixtures })
    const failed = report.results.filter(({ outcome }) => outcome === "failed")
    expect(
      failed.map(({ operation, title, found }) => [run, operation, title, found]),
      `run ${run}`,
    ).toEqual([])
    expect(report.unrestored).toEqual([])
    expect(report.left.every(({ address }) => /^(\/api)?\/?[a-z-]+\/./.test(address))).toBe(true)
    const after = await shared()
    const changed = [...before].filter(([name, record]) => !isDeepStrictEqual(after.get(name), record))
    expect(changed.map(([name, record]) => [name, differing(record, after.get(name))])).toEqual([])
    expect((await mailsToOthers()).slice(mails).length, "mails to others").toBeLessThan(mostMails)
  }
})
