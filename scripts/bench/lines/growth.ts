import { startOwnPortal } from "#tests/support/own-portal.ts"
import { processorTime } from "#tests/support/process-cost.ts"
import type { Visitor } from "#tests/support/visitor.ts"
import { repetitions } from "../effort.ts"
import type { Renderer } from "../renderer.ts"
import { ours } from "../renderers.ts"
import { measureAlternately } from "../rounds.ts"
import { People } from "../screens.ts"
import { growthExponent, median, ratioOf } from "../statistics.ts"
import type { Line } from "../table.ts"
import { listLines } from "./lists.ts"

const rounds = 7
const visits = 40
const members = "/a/aurora/admin/member"
const sizes = { small: 50, large: 200 }

type Portal = Awaited<ReturnType<typeof startOwnPortal>>
type Visited = { portal: Portal; visitor: Visitor }

/** The portal's CPU time for one page, in milliseconds. */
async function costOf({ portal, visitor }: Visited, path: string): Promise<number> {
  const before = await processorTime(portal.pid)
  for (let visit = 0; visit < repetitions(visits); visit += 1) {
    const { status } = await visitor.get(path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  return ((await processorTime(portal.pid)) - before) / repetitions(visits)
}

async function start(scale: "normal" | "large"): Promise<Visited> {
  const portal = await startOwnPortal(`bench-${scale}`, { scale, env: { LOG_LEVEL: "error" } })
  const visitor = portal.newVisitor()
  await visitor.signIn("admin")
  return { portal, visitor }
}

/** P14: the member list with 50 rows per page, with 80 and with 10,000 stored members. */
async function storedLine(few: Visited, many: Visited): Promise<Line> {
  const path = `${members}?size=${sizes.small}`
  for (const each of [few, many]) await costOf(each, path) // both warm
  const costs: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let round = 0; round < repetitions(rounds); round += 1) {
    costs.few.push(await costOf(few, path))
    costs.many.push(await costOf(many, path))
  }
  const { figure, low, high } = ratioOf(costs.many, costs.few)
  return {
    id: "P14",
    what: "10,000 members stored / 80: CPU of a page of 50",
    figure,
    unit: "x",
    spread: { low, high },
    limits: { pass: 1.1, moonshot: 1.03 },
  }
}

/** P15: the same list with 50 and with 200 rows per page. */
async function rowsLine(renderer: Renderer, people: People): Promise<Line> {
  const page = (size: number) => `members-${size}`
  for (const size of Object.values(sizes))
    await people.preparePage(renderer, page(size), { person: "admin", path: `${members}?size=${size}`, isWhole: true })
  const entry = (size: number) => ({ by: renderer, page: page(size) })
  const costs = await measureAlternately(
    { small: entry(sizes.small), large: entry(sizes.large) },
    { rounds, share: 400 },
  )
  const exponents = costs.small.map((small, round) =>
    growthExponent({ small, large: costs.large[round] ?? Number.NaN }, sizes),
  )
  return {
    id: "P15",
    what: "rows on the page 50 -> 200: exponent of CPU",
    figure: median(exponents),
    spread: { low: Math.min(...exponents), high: Math.max(...exponents) },
    limits: { pass: 1.05, moonshot: 1 },
  }
}

/**
 * P14 and P15.
 * @param file the portal build with the bench entry
 */
export async function growthLines(file: string): Promise<Line[]> {
  const [few, many] = [await start("normal"), await start("large")]
  const servers = { portal: many.portal.portal, mock: many.portal.mockOrigin }
  const renderer = ours("ours-large", file, servers)
  try {
    const people = new People(servers)
    return [await storedLine(few, many), await rowsLine(renderer, people), ...(await listLines(renderer, people))]
  } finally {
    renderer.stop()
    await Promise.all([few.portal.stop(), many.portal.stop()])
  }
}
