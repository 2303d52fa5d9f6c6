import type { Screen } from "#tests/support/domain.ts"
import { pathOf } from "#tests/support/screens.ts"
import { timeToPage } from "#tests/support/time-to-page.ts"
import type { Visitor } from "#tests/support/visitor.ts"
import { sample, repetitions } from "../effort.ts"
import { pageScreens, type People } from "../screens.ts"
import type { Line } from "../table.ts"

/** Milliseconds added to every backend call. */
const delay = 200
const tries = { glance: repetitions(2), look: repetitions(6) }

/** `delays`: number of added delays the page waits for; `wholeDelays`: the same with its streamed parts; `calls`: backend calls. */
type Found = { screen: Screen; delays: number; wholeDelays: number; calls: string[] }

type Time = (visitor: Visitor, path: string) => Promise<number>

/** Time of a whole page including streamed parts, as a crawler receives it, in milliseconds. */
async function timeOf(visitor: Visitor, path: string): Promise<number> {
  const started = performance.now()
  const { status } = await visitor.get(path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return performance.now() - started
}

/** The number of delays a page waits for, from the best times with and without delay, because other load only adds time. */
async function delaysOf(visitor: Visitor, path: string, time: Time, count: number): Promise<number> {
  const [quick, slow]: [number[], number[]] = [[], []]
  for (let round = 0; round < count; round += 1) quick.push(await time(visitor, path))
  await visitor.mock.fault({ operation: "*", kind: "delay", delay_ms: delay })
  for (let round = 0; round < count; round += 1) slow.push(await time(visitor, path))
  await visitor.mock.clearFaults()
  return (Math.min(...slow) - Math.min(...quick)) / delay
}

async function lookAt(screen: Screen, visitor: Visitor): Promise<Found> {
  const path = pathOf(screen)
  await timeOf(visitor, path) // fills caches that last longer than one request
  await visitor.mock.clearCalls()
  await timeOf(visitor, path)
  const calls = (await visitor.mock.calls()).map(({ method, path: asked, query }) => `${method} ${asked}?${query}`)
  const delays = await delaysOf(visitor, path, timeToPage, tries.glance)
  return { screen, calls, delays, wholeDelays: await delaysOf(visitor, path, timeOf, tries.glance) }
}

function duplicates(calls: readonly string[]): number {
  return calls.length - new Set(calls).size
}

/** P10, P11: how many backend calls of each screen are sequential, and whether a call is made twice. */
async function screenLines(people: People): Promise<Line[]> {
  const found: Found[] = []
  for (const screen of sample(pageScreens)) found.push(await lookAt(screen, await people.visitor(screen)))
  const limits = { pass: 1.25, moonshot: 1.1 }
  for (const each of found)
    if (each.delays > limits.moonshot)
      each.delays = await delaysOf(await people.visitor(each.screen), pathOf(each.screen), timeToPage, tries.look)
  const [deepest, ...others] = found.sort((one, other) => other.delays - one.delays)
  const tooDeep = others.filter(({ delays }) => delays > limits.pass)
  const next = tooDeep.map(({ screen, delays }) => `, ${screen.name} ${delays.toFixed(2)}`)
  const late = found.reduce((one, other) => (other.wholeDelays > one.wholeDelays ? other : one))
  const most = found.reduce((one, other) => (other.calls.length > one.calls.length ? other : one))
  const twice = found.filter(({ calls }) => duplicates(calls) > 0).map(({ screen }) => screen.name)
  return [
    {
      id: "P10",
      what: "worst screen: time added / delay of every call",
      unit: "x",
      limits,
      figure: deepest?.delays ?? Number.NaN,
      note: `${deepest?.screen.name}${next.join("")} of ${found.length}`,
    },
    {
      id: "P10",
      what: "  with what comes late, for robots",
      unit: "x" as const,
      figure: late.wholeDelays,
      note: late.screen.name,
    },
    {
      id: "P11",
      what: "calls made twice, all screens",
      limits: { pass: 0, moonshot: 0 },
      figure: found.reduce((sum, { calls }) => sum + duplicates(calls), 0),
      note: `${twice.join(", ")} most calls: ${most.calls.length}, ${most.screen.name}`.trim(),
    },
  ]
}

/** P12: one widget's backend call takes ten seconds, and the page must not wait for it. */
async function slowCallLine(people: People): Promise<Line> {
  const visitor = await people.visitor({ person: "member" })
  const path = "/a/aurora/dashboard"
  const [quick, slow]: [number[], number[]] = [[], []]
  for (let round = 0; round < repetitions(6); round += 1) {
    quick.push(await timeToPage(visitor, path))
    await visitor.mock.fault({ operation: "dashboard.activity", kind: "delay", delay_ms: 10_000 })
    slow.push(await timeToPage(visitor, path))
    await visitor.mock.clearFaults()
  }
  const what = "one call of ten seconds: time added to the dashboard"
  return {
    id: "P12",
    what,
    figure: Math.min(...slow) - Math.min(...quick),
    unit: "ms",
    limits: { pass: 300, moonshot: 100 },
  }
}

/** P10 to P12, measured on the production build of the portal. */
export async function upstreamLines(people: People): Promise<Line[]> {
  return [...(await screenLines(people)), await slowCallLine(people)]
}
