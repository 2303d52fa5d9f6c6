import type { Renderer } from "../renderer.ts"
import { sizeOf, treeOf } from "../render/tree.ts"
import { measureAlternately } from "../rounds.ts"
import type { People } from "../screens.ts"
import { firstQuartile, ratioOf } from "../statistics.ts"
import type { Line } from "../table.ts"

const path = "/a/aurora/dashboard"
const effort = { rounds: 21, share: 300, warm: 5_000 }

/** Has a peer render its frozen page. @returns the HTML */
export async function frozenPageOf(peer: Renderer): Promise<string> {
  await peer.prepare("dashboard", { path })
  return (await peer.render("dashboard", 1)).html
}

/** The number of elements that a page has. */
const elementsOf = (html: string) => sizeOf(treeOf(html))

type Peers = Record<"floor" | "stock" | "prime", Renderer>

/** Sends every renderer its pages. @returns how many elements the dashboard and the frozen page have */
async function prepare(ours: Renderer, peers: Peers, people: People): Promise<{ ours: number; frozen: number }> {
  const page = { person: "member", path } as const
  await people.preparePage(ours, "dashboard", page)
  await people.preparePage(ours, "dashboard-zh", { ...page, language: "zh", isWhole: true })
  await people.preparePage(ours, "dashboard-whole", { ...page, isWhole: true })
  const { html } = await ours.render("dashboard", 1)
  const frozen = await frozenPageOf(peers.floor)
  await Promise.all([peers.stock, peers.prime].map(frozenPageOf))
  return { ours: elementsOf(html), frozen: elementsOf(frozen) }
}

/**
 * P1, P2, P23: the dashboard against the three peers, and in Chinese against English. The peers' page is frozen (`peers/frozen-page.tsx`),
 * so P1 and P2 compare the cost of an element, and a larger dashboard does not look slower. PrimeReact's tables render more elements for the
 * same page: their cost, too, is divided by the elements of the plain page.
 */
export async function dashboardLines(ours: Renderer, peers: Peers, people: People): Promise<Line[]> {
  const sizes = await prepare(ours, peers, people)
  const costs = await measureAlternately(
    {
      ours: { by: ours, page: "dashboard" },
      whole: { by: ours, page: "dashboard-whole" },
      chinese: { by: ours, page: "dashboard-zh" },
      floor: { by: peers.floor, page: "dashboard" },
      stock: { by: peers.stock, page: "dashboard" },
      prime: { by: peers.prime, page: "dashboard" },
    },
    effort,
  )
  type Name = keyof typeof costs
  const perElement = (name: Name) => costs[name].map((cost) => cost / (name in peers ? sizes.frozen : sizes.ours))
  const ratio = (one: Name, other: Name) => {
    const { figure, low, high } = ratioOf(perElement(one), perElement(other))
    return { figure, spread: { low, high }, unit: "x" as const }
  }
  return [
    {
      id: "P1",
      what: "dashboard: CPU of an element / React floor",
      ...ratio("ours", "floor"),
      limits: { pass: 2.2, moonshot: 1.5 },
      note: `${sizes.ours} elements; the frozen page ${sizes.frozen}`,
    },
    { id: "P1", what: "  with session, guards and loaders", ...ratio("whole", "floor") },
    {
      id: "P1",
      what: "  the same, pages a second of one core",
      figure: 1_000 / firstQuartile(costs.whole),
      note: "of this machine, without sockets",
    },
    { id: "P1", what: "  rendering of stock Remix", ...ratio("stock", "floor") },
    { id: "P1", what: "  rendering of stock Remix + PrimeReact", ...ratio("prime", "floor") },
    {
      id: "P2",
      what: "stock Remix + PrimeReact / ours",
      ...ratio("prime", "ours"),
      limits: { pass: 12, moonshot: 20, is: "least" },
    },
    {
      id: "P23",
      what: "dashboard in Chinese / in English",
      ...ratio("chinese", "whole"),
      limits: { pass: 1.05, moonshot: 1.05 },
    },
  ]
}
