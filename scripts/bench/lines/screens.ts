import type { Contestant } from "../contestant.ts"
import { treeOf } from "../render/tree.ts"
import { race } from "../rounds.ts"
import { pageScreens, type People } from "../screens.ts"
import { ratioOf, type Figure } from "../statistics.ts"
import type { Line } from "../table.ts"

/** Every screen is looked at, the worst of them once more and longer. */
const glance = { rounds: 3, share: 40 }
const look = { rounds: 7, share: 150 }
const lookedAt = 5

type Found = { name: string; ratio: Figure }

/** Ours and its own floor: the floor is told the page that ours has written, and has to write the same. */
async function prepare(name: string, ours: Contestant, floor: Contestant): Promise<void> {
  const { html } = await ours.render(name, 1)
  await floor.learn(name, { path: "", html })
  const again = (await floor.render(name, 1)).html
  if (JSON.stringify(treeOf(again)) !== JSON.stringify(treeOf(html)))
    throw new Error(`the floor of ${name} is another page`)
}

async function ratioOn(name: string, ours: Contestant, floor: Contestant, effort: typeof look): Promise<Found> {
  const costs = await race({ ours: { by: ours, page: name }, floor: { by: floor, page: name } }, effort)
  return { name, ratio: ratioOf(costs.ours, costs.floor) }
}

const byRatio = (one: Found, other: Found) => other.ratio.median - one.ratio.median

/** P3: every screen against its own floor; the worst counts. */
export async function screenLines(ours: Contestant, floor: Contestant, people: People): Promise<Line[]> {
  const found: Found[] = []
  for (const screen of pageScreens) {
    await people.teachScreen(ours, screen)
    await prepare(screen.name, ours, floor)
    found.push(await ratioOn(screen.name, ours, floor, glance))
  }
  const worst: Found[] = []
  for (const { name } of found.sort(byRatio).slice(0, lookedAt)) worst.push(await ratioOn(name, ours, floor, look))
  const [first] = worst.sort(byRatio)
  if (!first) throw new Error("there are no screens")
  const { median: figure, low, high } = first.ratio
  const middle = found[Math.floor(found.length / 2)]
  const others = worst.slice(1).map(({ name, ratio }) => `${name} ${ratio.median.toFixed(2)}`)
  return [
    {
      ...{ id: "P3", what: "worst screen: CPU / its own floor", figure, unit: "x", spread: { low, high } },
      limits: { pass: 3, moonshot: 2 },
      note: `${first.name}, then ${others.join(", ")}`,
    },
    {
      ...{ id: "P3", what: "  the screen in the middle", figure: middle?.ratio.median ?? Number.NaN, unit: "x" },
      note: `${middle?.name} of ${found.length}`,
    },
  ]
}
