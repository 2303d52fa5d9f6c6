import { pathOf } from "#tests/support/screens.ts"
import { sample } from "../effort.ts"
import type { Renderer } from "../renderer.ts"
import type { Growth } from "../ours/grown.ts"
import { measureAlternately, type Effort } from "../rounds.ts"
import { pageScreens, type People } from "../screens.ts"
import { figureOf, growthExponent, ratioOf, type Figure } from "../statistics.ts"
import type { Line } from "../table.ts"

/** Page sizes and numbers of stored records; `long` is the largest page with the largest number. */
const lengths = {
  few: { rows: 25, stored: 50 },
  some: { rows: 25, stored: 2_000 },
  many: { rows: 25, stored: 10_000 },
  long: { rows: 200, stored: 10_000 },
} satisfies Record<string, Growth>

type Length = keyof typeof lengths

/** All lists are measured briefly (`glance`), then the `lookedAt` worst ones again and longer (`look`). */
const glance = { rounds: 3, share: 60 }
const look = { rounds: 7, share: 200 }
const lookedAt = 3

const pageOf = (list: string, length: string) => `${list}, ${length}`

/** Sends the renderer every list, that is, every registered screen with a pager, in every length. Returns the names of the lists. */
async function prepareLists(renderer: Renderer, people: People): Promise<string[]> {
  const lists: string[] = []
  for (const screen of pageScreens.filter(({ kind }) => kind === "read")) {
    const { name, person, alliance } = screen
    const preparePage = (length: string, growth: Growth) =>
      people.preparePage(renderer, pageOf(name, length), {
        person,
        alliance,
        path: pathOf(screen),
        isWhole: true,
        growth,
      })
    await preparePage("few", lengths.few)
    if (!(await renderer.render(pageOf(name, "few"), 1)).html.includes('class="pager"')) continue
    for (const [length, growth] of Object.entries(lengths)) await preparePage(length, growth)
    lists.push(name)
  }
  return lists
}

type Growing = { list: string; some: Figure; many: Figure; rows: Figure }

async function growthOf(renderer: Renderer, list: string, effort: Effort): Promise<Growing> {
  const entries = Object.keys(lengths).map((length) => [length, { by: renderer, page: pageOf(list, length) }])
  const costs = await measureAlternately(
    Object.fromEntries(entries) as Record<Length, { by: Renderer; page: string }>,
    effort,
  )
  const size = { small: lengths.many.rows, large: lengths.long.rows }
  const exponents = costs.many.map((small, round) =>
    growthExponent({ small, large: costs.long[round] ?? Number.NaN }, size),
  )
  return {
    list,
    some: ratioOf(costs.some, costs.few),
    many: ratioOf(costs.many, costs.few),
    rows: figureOf(exponents),
  }
}

/**
 * The worst list by one figure. The worst ones of the first pass are measured again, and the smaller of a list's two figures counts: with
 * thirty lists there are always some outliers, but real growth shows both times.
 */
async function worstBy(which: "some" | "many" | "rows", found: Growing[], renderer: Renderer) {
  const first = [...found].sort((one, other) => other[which].figure - one[which].figure).slice(0, lookedAt)
  const both: (Figure & { list: string })[] = []
  for (const { list, ...seen } of first) {
    const again = await growthOf(renderer, list, look)
    both.push({ list, ...(again[which].figure < seen[which].figure ? again[which] : seen[which]) })
  }
  const [worst] = both.sort((one, other) => other.figure - one.figure)
  if (!worst) throw new Error("there are no lists")
  const { list, figure, low, high } = worst
  return { figure, spread: { low, high }, note: `${list} of ${found.length} lists` }
}

/** P14 and P15 for every list: the portal's own cost of a long list's page, with backend responses from memory. */
export async function listLines(renderer: Renderer, people: People): Promise<Line[]> {
  const found: Growing[] = []
  for (const list of sample(await prepareLists(renderer, people))) found.push(await growthOf(renderer, list, glance))
  const [stored, rows] = [
    { pass: 1.1, moonshot: 1.03 },
    { pass: 1.05, moonshot: 1 },
  ]
  const [some, many] = [await worstBy("some", found, renderer), await worstBy("many", found, renderer)]
  const exponent = await worstBy("rows", found, renderer)
  return [
    { id: "P14", what: "2,000 stored / 50: CPU, worst of all lists", unit: "x", ...some, limits: stored },
    { id: "P14", what: "10,000 stored / 50: CPU, worst of all lists", unit: "x", ...many, limits: stored },
    { id: "P15", what: "rows 25 -> 200: exponent, worst of all lists", ...exponent, limits: rows },
  ]
}
