import { describe, expect, test } from "vitest"
import { distributeWork } from "#tests/support/distribute-work.ts"
import { portion } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import type { ClosedRecord, Outcome } from "#tests/support/domain.ts"
import { insiders, outsiders, restrictedReaders } from "#tests/support/people.ts"
import * as tables from "#tests/support/registry.ts"
import { addressable, addressOf, routeTable, type Route } from "#tests/support/route-table.ts"
import type { Visitor } from "#tests/support/visitor.ts"
import * as cells from "./authorisation-cells.ts"

const { askAlone, dataOf, expected, keyOf, leakIn, outcomeOf, urlToTry: placeOf, rowOf, within } = cells
type Outcomes = Record<string, Outcome>

const nobody = undefined
/** One person's whole table takes long on a busy machine. */
const longTimeout = { timeout: 240_000 }
const nameOf = ({ pattern, file }: Route) => `${pattern} ${file.replace(/^features\//, "")}`
/** The routes to try for each person: every route of the table, at each of its places. */
const mounts = portion(routeTable, 12)

async function signedIn(person: string | undefined): Promise<Visitor> {
  const visitor = newVisitor()
  if (person === undefined) return visitor
  const { location } = await visitor.signIn(person)
  expect(location, person).toMatch(outsiders.includes(person) ? /\/a\/aurora\/login/ : /\/a\/aurora\/dashboard/)
  return visitor
}

/** Parallel requests per person. */
const concurrency = 4

async function found(list: readonly Route[], of: (route: Route) => Promise<Outcome>): Promise<Outcomes> {
  const outcomes: Outcomes = {}
  await inBatches(list, concurrency, async (route) => (outcomes[nameOf(route)] = await of(route)))
  return outcomes
}

/** Requests every route alone and returns the outcomes. */
function outcomesFor(
  visitor: Visitor,
  person: string | undefined,
  { list = mounts, params = {} }: { list?: readonly Route[]; params?: Record<string, string> } = {},
) {
  return found(list, async (route) => {
    const answer = await askAlone(visitor, route, placeOf(route, params))
    expect(leakIn(answer, person), answer.url).toBeUndefined()
    return outcomeOf(answer)
  })
}

const allowed = (person: string | undefined, list: readonly Route[] = mounts) =>
  Object.fromEntries(list.map((route) => [nameOf(route), expected(rowOf(route), person)]))

/** What the handwritten tables say about a person and a route. */
const rightTo = (person: string, route: Route) => String(expected(rowOf(route), person))

/** People signed in to their own alliance who request pages of another: without a group, with a group, with administration rights. */
const peopleAbroad = ["member", "chair", "admin"]

describe("the table", () => {
  test("has a row for every route and no other rows", () => {
    for (const route of routeTable) rowOf(route)
    expect(Object.keys(tables.access).sort()).toEqual(
      [...new Set(addressable.map(({ pattern }) => keyOf(pattern)))].sort(),
    )
    const files = new Set(routeTable.map(({ file }) => file))
    expect(Object.keys(tables.layouts).filter((file) => !files.has(file))).toEqual([])
  })

  test("agrees with the handle of every route, and each route has a loader that the guard protects", () => {
    for (const route of routeTable) {
      expect(route.handle?.access, route.file).toBe(rowOf(route)[0])
      expect(route.hasLoader, `${route.file} has a loader, or nothing guards it`).toBe(true)
    }
  })
})

describe("quality row 40: every route with every person", () => {
  test.for(portion([nobody, ...outsiders], 1))("SES-06 SES-03 %s is refused", longTimeout, async (person) => {
    expect(await outcomesFor(await signedIn(person), person)).toEqual(allowed(person))
  })

  test.concurrent.for(portion(distributeWork(insiders, rightTo, mounts), 1))(
    "ROLE-01 $person",
    longTimeout,
    async ({ person, work: list }, { expect }) => {
      expect(await outcomesFor(await signedIn(person), person, { list })).toEqual(allowed(person, list))
    },
  )
})

describe("quality row 39: a session is valid in its own alliance only", () => {
  test.concurrent.for(portion(peopleAbroad, 1))(
    "TEN-04 %s of Aurora is a stranger in Harbor",
    longTimeout,
    async (person, { expect }) => {
      const visitor = await signedIn(person)
      const ofHarbor = (outcome: Outcome) =>
        typeof outcome === "string" ? outcome.replace("aurora", "harbor") : outcome
      const strangers = Object.entries(allowed(nobody)).map(([name, outcome]) => [name, ofHarbor(outcome)])
      const outcomes = await outcomesFor(visitor, person, { params: { alliance: "harbor", acronym: "LIDAR" } })
      expect(outcomes).toEqual(Object.fromEntries(strangers))
    },
  )

  test("TEN-08 an unknown alliance is a 404 without a guard", async () => {
    const visitor = newVisitor()
    const ofAlliances = addressable.filter(({ pattern }) => pattern.startsWith("/a/"))
    for (const { pattern } of portion(ofAlliances, 10))
      expect((await visitor.get(addressOf(pattern, { alliance: "nowhere" }))).status, pattern).toBe(404)
  })
})

/** Whether the route's guard lets the person through, so that the guard of the record applies. */
const isLetIn = (route: Route, person: string) => expected(rowOf(route), person) !== dashboard
const dashboard = "/a/aurora/dashboard"
/** The page from which a file is generated. */
const pageOfFile = (address: string) =>
  address.replace(
    /(\/calendar\.ics|\/skipped\.xlsx|\/(?:records|topics)\.csv|(?<=\/download\/[^/]+)\/log\.csv|\.csv)$/,
    "",
  )
const ofRecords = routeTable.filter(({ pattern, file }) => /:(id|acronym)/.test(pattern) && !/index|failed/.test(file))

/** Redirect target for a person who may not read the record of a file; a page answers with a status itself. */
function refused({ hasPage }: Route, address: string, status: number, refusal?: string): Outcome {
  if (hasPage) return status
  return refusal?.startsWith("/a/") ? refusal : pageOfFile(address) + (refusal ?? "")
}

function othersFor({ pattern, file }: Route) {
  const found = tables.othersRecordsFor(keyOf(pattern))
  const hint = "Whose records does it show? Add othersRecords of another alliance, and of a restricted group"
  if (!found) throw new Error(`${file} has no othersRecords in tests/support/domains/<domain>.ts. ${hint}.`)
  return found
}

/** Tries another alliance's record under the person's own path, with layouts: as if the record did not exist. */
async function tryForeign(visitor: Visitor, person: string, route: Route) {
  const { others } = othersFor(route)
  const address = placeOf(route, others.foreign)
  const refusal = others.closed?.find((closed) => closed.refusal)?.refusal
  const answer = await visitor.get(route.hasPage ? dataOf(address) : address)
  expect(outcomeOf(answer), `${person} ${address}`).toBe(
    isLetIn(route, person) ? refused(route, address, 404, refusal) : dashboard,
  )
}

/** Tries a closed record with the route alone and as the page requests it: layouts must guard it as well as the page does. */
async function tryClosed(visitor: Visitor, person: string, route: Route, closed: ClosedRecord) {
  const { others, below } = othersFor(route)
  const address = placeOf(route, { action: "cancel", ...closed.params })
  const mayRead = (readers: readonly string[]) => readers.includes(person) && isLetIn(route, person)
  const { readers, alone = readers } = closed
  if (mayRead(alone) && !others.reads?.includes(below)) return
  const open = isLetIn(route, person) ? refused(route, address, 403, closed.refusal) : dashboard
  const answers = [{ answer: await askAlone(visitor, route, address), isReader: mayRead(alone) }]
  if (route.hasPage) answers.push({ answer: await visitor.get(dataOf(address)), isReader: mayRead(readers) })
  for (const { answer, isReader } of answers) {
    expect(outcomeOf(answer), `${person} ${answer.url}`).toBe(isReader ? 200 : open)
    expect(leakIn(answer, person), answer.url).toBeUndefined()
  }
}

/** What the handwritten tables say about a person and the records that a route shows. */
function rightToRecords(person: string, route: Route): string {
  const { closed = [] } = othersFor(route).others
  return JSON.stringify([isLetIn(route, person), closed.map(({ readers }) => readers.includes(person))])
}

describe("quality rows 41, 42: records of other people and alliances", () => {
  test("every route of a record has records of others to try", () => {
    for (const route of ofRecords) othersFor(route)
  })

  test.concurrent.for(portion(distributeWork(insiders, rightToRecords, portion(ofRecords, 4)), 1))(
    "TEN-04 ROLE-07 $person",
    longTimeout,
    async ({ person, work: list }) => {
      const visitor = await signedIn(person)
      for (const route of list) {
        await tryForeign(visitor, person, route)
        for (const closed of othersFor(route).others.closed ?? []) await tryClosed(visitor, person, route, closed)
      }
      for (const [question, refusal] of Object.entries(tables.restrictedQueries)) {
        const answer = await visitor.get(`/a/aurora/${question}`)
        expect(answer.status, answer.url).toBe(restrictedReaders.includes(person) ? 200 : refusal)
        expect(leakIn(answer, person), answer.url).toBeUndefined()
      }
      for (const [part, { open, otherwise }] of Object.entries(tables.closedParts)) {
        const outcome = outcomeOf(await visitor.get(`/a/aurora/${part}`))
        expect(outcome, `${person} ${part}`).toBe(open.includes(person) ? 200 : within(otherwise))
      }
    },
  )
})

describe("quality row 40: pages that are opened", () => {
  test.for(portion([nobody, "lone-member", "member-admin", "admin"], 0))("ROLE-01 %s", longTimeout, async (person) => {
    const visitor = await signedIn(person)
    const documents = await found(addressable, async ({ pattern }) => outcomeOf(await visitor.get(addressOf(pattern))))
    expect(documents).toEqual(allowed(person, addressable))
  })

  test("a write to a page without an action is refused", async () => {
    const visitor = await signedIn("admin")
    const unwritten = addressable.filter(({ hasAction }) => !hasAction)
    for (const { pattern } of portion(unwritten, 10))
      expect((await visitor.post(addressOf(pattern))).status, pattern).toBe(405)
  })
})
