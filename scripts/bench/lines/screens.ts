import { sample } from "../effort.ts"
import type { Renderer } from "../renderer.ts"
import { treeOf } from "../render/tree.ts"
import { measureAlternately } from "../rounds.ts"
import { pageScreens, type People } from "../screens.ts"
import { ratioOf, type Figure } from "../statistics.ts"
import type { Line } from "../table.ts"

/** All screens are measured briefly (`glance`), then the `lookedAt` worst ones again and longer (`look`). */
const glance = { rounds: 3, share: 40, warm: 160 }
const look = { rounds: 9, share: 150, warm: 1_500 }
const lookedAt = 5

/** The renderers for a screen: the portal, React alone, and Remix alone with the portal's elements and data. */
export type ScreenRenderers = Record<"ours" | "floor" | "bare", Renderer>

/** `ratio`: cost relative to Remix alone with the same elements and data; `floor`: relative to React alone with the same elements. */
type Found = { name: string; ratio: Figure; floor: Figure }

/** Sends the page that the portal has rendered to the other two. @throws Error if one of them does not render the same elements */
async function prepareOthers(name: string, { ours, floor, bare }: ScreenRenderers): Promise<void> {
  const { html } = await ours.render(name, 1)
  const tree = treeOf(html)
  await floor.prepare(name, { path: "", html })
  const parts = Object.values((await ours.data(name)) as object)
  const path = "/-".repeat(Math.max(0, parts.length - 1)) || "/"
  await bare.prepare(name, { path, data: { tree, parts, hasScripts: html.includes("__remixContext") } })
  for (const other of [floor, bare]) {
    const again = (await other.render(name, 1)).html
    if (JSON.stringify(treeOf(again)) !== JSON.stringify(tree))
      throw new Error(`${other.name} of ${name}: another page`)
  }
}

async function ratioOn(name: string, { ours, floor, bare }: ScreenRenderers, effort: typeof look): Promise<Found> {
  const entries = { ours: { by: ours, page: name }, floor: { by: floor, page: name }, bare: { by: bare, page: name } }
  const costs = await measureAlternately(entries, effort)
  return { name, ratio: ratioOf(costs.ours, costs.bare), floor: ratioOf(costs.ours, costs.floor) }
}

const byRatio = (one: Found, other: Found) => other.ratio.figure - one.ratio.figure

const spreadOf = ({ figure, low, high }: Figure) => ({ figure, spread: { low, high }, unit: "x" as const })

async function ratiosOf(screens: typeof pageScreens, renderers: ScreenRenderers, people: People, effort: typeof look) {
  const found: Found[] = []
  for (const screen of screens) {
    await people.prepareScreen(renderers.ours, screen)
    await prepareOthers(screen.name, renderers)
    found.push(await ratioOn(screen.name, renderers, effort))
  }
  return found
}

/** P3 for each screen whose name starts with `beginning`. */
export async function namedScreenLines(renderers: ScreenRenderers, people: People, beginning: string): Promise<Line[]> {
  const screens = pageScreens.filter(({ name }) => name.startsWith(beginning))
  const found = await ratiosOf(screens, renderers, people, look)
  return found.map(({ name, ratio, floor }) => ({
    id: "P3",
    what: `  ${name}`,
    ...spreadOf(ratio),
    note: `${floor.figure.toFixed(2)} of React alone`,
  }))
}

/** P3: every screen relative to Remix alone; the median and the worst ratio count. */
export async function screenLines(renderers: ScreenRenderers, people: People): Promise<Line[]> {
  const found = (await ratiosOf(sample(pageScreens), renderers, people, glance)).sort(byRatio)
  const worst: Found[] = []
  for (const { name } of found.slice(0, lookedAt)) worst.push(await ratioOn(name, renderers, look))
  const [first] = worst.sort(byRatio)
  const middle = found[Math.floor(found.length / 2)]
  if (!first || !middle) throw new Error("there are no screens")
  const others = worst.slice(1).map(({ name, ratio }) => `${name} ${ratio.figure.toFixed(2)}`)
  return [
    {
      id: "P3",
      what: "screen in the middle: CPU / Remix alone",
      ...spreadOf(middle.ratio),
      limits: { pass: 1.6, moonshot: 1.25 },
      note: `${middle.name} of ${found.length}; ${middle.floor.figure.toFixed(2)} of React alone`,
    },
    {
      id: "P3",
      what: "worst screen: CPU / Remix alone",
      ...spreadOf(first.ratio),
      limits: { pass: 2, moonshot: 1.5 },
      note: `${first.name}, then ${others.join(", ")}`,
    },
  ]
}
