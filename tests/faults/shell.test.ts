import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import type { Screen } from "#tests/support/domain.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import { isApplication, type Visitor } from "#tests/support/visitor.ts"

/** Backend calls that the shell makes for every page. */
const shellCalls = ["workgroup.grouped", "needs-my-action.counts"] as const
const faults = {
  hanging: { kind: "hang" },
  "ten seconds late": { kind: "delay", delay_ms: 10_000 },
  failing: { kind: "status", status: 500 },
  cut: { kind: "reset" },
} as const

/** Milliseconds until the first byte: 300 on an idle machine (P12); a fault that delays the page adds ten seconds and more. */
const firstByteLimit = 3_000

/** Excludes pages that make the same calls themselves: pages of groups and meetings need the groups for their content. */
const needsGroups = /\/(group|create|edit|manage|member|export|roles|documents|summary)(\/|\?|$)|\/export/
const pages = screens.filter(({ person, alliance, status, path, faults: ofScreen }) => {
  const isHere = (alliance ?? "aurora") === "aurora" && !/kit|logout|minutes|result|print$/.test(path)
  return (
    person !== undefined &&
    !isApplication(person) &&
    isHere &&
    status === undefined &&
    !ofScreen &&
    !needsGroups.test(path)
  )
})

let own: OwnPortal
const visitors = new Map<string, Visitor>()
beforeAll(async () => {
  own = await startOwnPortal("faults-shell")
  for (const { person = "" } of pages) {
    if (visitors.has(person)) continue
    const visitor = own.newVisitor().speaks("en")
    await visitor.signInAndArrive(person)
    await visitor.get("/a/aurora/thanks") // waits for the calls that the dashboard started
    visitors.set(person, visitor)
  }
})
afterAll(() => own.stop())

/** Time until a page starts to arrive, and its content up to then; the rest stays open until `leave` is called. */
async function begin(visitor: Visitor, path: string) {
  const started = performance.now()
  const answer = await fetch(`${own.portal}${path}`, { headers: visitor.browserHeaders(), redirect: "manual" })
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let first = ""
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    first += decoder.decode(part.value, { stream: true })
    if (first.includes("</main>") && first.includes("</nav>")) break
  }
  const milliseconds = performance.now() - started
  return { status: answer.status, milliseconds, first, leave: async () => void (await reader?.cancel()) }
}

async function wrongsOf(screen: Screen): Promise<string[]> {
  const visitor = visitors.get(screen.person ?? "") as Visitor
  const { status, milliseconds, first, leave } = await begin(visitor, pathOf(screen))
  await leave()
  return [
    status === 200 ? "" : `${screen.name}: status ${status}`,
    milliseconds < firstByteLimit ? "" : `${screen.name}: ${Math.round(milliseconds)} ms`,
    first.includes("/a/aurora/wg/") || screen.person === "lone-member" ? "" : `${screen.name}: no groups`,
  ].filter(Boolean)
}

describe.each(shellCalls)("DASH-07 P12 %s", (operation) => {
  test.each(Object.entries(faults))("%s: every page starts at once with the last known data", async (_name, fault) => {
    for (const visitor of visitors.values()) await visitor.mock.fault({ ...fault, operation })
    try {
      const found = await inBatches(portion(pages, 12), 4, wrongsOf)
      expect(found.flat()).toEqual([])
    } finally {
      for (const visitor of visitors.values()) await visitor.mock.clearFaults()
    }
  })
})

test("P12 a navigation that was late on the first page of a session is shown on the next", async () => {
  const visitor = own.newVisitor().speaks("en")
  await visitor.mock.fault({ operation: "workgroup.grouped", kind: "delay", delay_ms: 1_500, times: 1 })
  const landed = await visitor.signInAndArrive("member") // if widgets are late too, the dashboard is opened a second time
  expect(landed.status).toBe(200)
  expect(landed.body).toContain("/a/aurora/wg/COPT/about")
})

test("DASH-07 many hanging navigation calls do not use up the places for backend calls of pages", async () => {
  const visitor = visitors.get("member") as Visitor
  await visitor.mock.fault({ operation: "needs-my-action.counts", kind: "hang" })
  try {
    // both parts of the shell hang at once: together they must leave places, too
    await visitor.mock.fault({ operation: "workgroup.grouped", kind: "hang" })
    // starts only a few at a time, so that a slow machine does not reject any; all connections stay open
    const all = await inBatches(Array.from({ length: 80 }), 8, () => begin(visitor, "/a/aurora/calendar"))
    expect(all.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
    await Promise.all(all.map(({ leave }) => leave()))
  } finally {
    await visitor.mock.clearFaults()
  }
})
