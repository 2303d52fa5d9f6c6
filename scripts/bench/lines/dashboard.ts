import { merge, readTextFiles } from "#scripts/messages/catalogue.ts"
import type { Renderer } from "../renderer.ts"
import type { PageData } from "../peers/page/data.ts"
import { sizeOf, treeOf } from "../render/tree.ts"
import { measureAlternately } from "../rounds.ts"
import type { People } from "../screens.ts"
import { firstQuartile, ratioOf } from "../statistics.ts"
import type { Line } from "../table.ts"

const path = "/a/aurora/dashboard"
const effort = { rounds: 21, share: 300, warm: 5_000 }

/** Allowed relative difference in the number of elements between a peer's page and ours. Above it, the peer must be updated. */
const tolerance = 0.05

type Loaded = Record<string, unknown>

/** Whether a value of the dashboard's loader is a widget, which says whether it is ready; others are settings of the page. */
const isWidget = (part: unknown): part is { state: string; value?: unknown } =>
  typeof part === "object" && part !== null && "state" in part

/** The values of the dashboard's widgets. @throws Error if one of them was not ready in time */
function widgetsIn(loaded: Loaded): PageData["widgets"] {
  const values = Object.entries(loaded).flatMap(([name, part]) => {
    if (!isWidget(part)) return []
    if (part.state !== "ready") throw new Error(`the dashboard's ${name} is not ready`)
    return [[name, part.value]]
  })
  return Object.fromEntries(values) as PageData["widgets"]
}

/** The data of the dashboard's loaders, for the peers. */
async function pageData(ours: Renderer): Promise<PageData> {
  const loaded = (await ours.data("dashboard")) as Record<string, Loaded>
  const of = (end: string) => loaded[Object.keys(loaded).find((id) => id.endsWith(end)) ?? ""]
  const [root, shell, dashboard] = [loaded.root, of("shell/member.route"), of("dashboard/dashboard.route")]
  if (!root || !shell || !dashboard) throw new Error("the dashboard has other loaders than the bench knows")
  const { catalogue } = merge(readTextFiles("app/i18n"))
  return {
    frame: root,
    member: shell,
    widgets: widgetsIn(dashboard),
    texts: catalogue.en,
  } as unknown as PageData
}

/** Reduces the texts to those that the data refers to. */
function withTextsOf(data: PageData): PageData {
  const ids = data.widgets.waiting.items.flatMap(({ what, why }): string[] => [what, why])
  return { ...data, texts: Object.fromEntries(ids.map((id) => [id, data.texts[id] ?? ""])) }
}

/** @throws Error if a peer's page differs too much from the portal's */
function compare(name: string, theirs: string, ours: string): number {
  const [own, other] = [sizeOf(treeOf(ours)), sizeOf(treeOf(theirs))]
  if (Math.abs(other / own - 1) > tolerance)
    throw new Error(`${name} renders ${other} elements, the portal ${own}: bring it up to date`)
  return other
}

/** Sends a peer the portal's dashboard with the data of its loaders. @returns the HTML that the peer renders */
export async function dashboardOf(peer: Renderer, ours: Renderer, people: People): Promise<string> {
  await people.preparePage(ours, "dashboard", { person: "member", path })
  await ours.render("dashboard", 1)
  await peer.prepare("dashboard", { path, data: withTextsOf(await pageData(ours)) })
  return (await peer.render("dashboard", 1)).html
}

/** P1, P2, P23: the dashboard against the three peers, and in Chinese against English. */
export async function dashboardLines(
  ours: Renderer,
  peers: Record<"floor" | "stock" | "prime", Renderer>,
  people: People,
): Promise<Line[]> {
  const page = { person: "member", path } as const
  await people.preparePage(ours, "dashboard", page)
  await people.preparePage(ours, "dashboard-zh", { ...page, language: "zh", isWhole: true })
  await people.preparePage(ours, "dashboard-whole", { ...page, isWhole: true })
  const { html } = await ours.render("dashboard", 1)
  const data = withTextsOf(await pageData(ours))
  for (const peer of Object.values(peers)) await peer.prepare("dashboard", { path, data })
  for (const name of ["floor", "stock"] as const) compare(name, (await peers[name].render("dashboard", 1)).html, html)

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
  const ratio = (one: keyof typeof costs, other: keyof typeof costs) => {
    const { figure, low, high } = ratioOf(costs[one], costs[other])
    return { figure, spread: { low, high }, unit: "x" as const }
  }
  const size = `${sizeOf(treeOf(html))} elements`
  return [
    {
      id: "P1",
      what: "dashboard: CPU / React floor",
      ...ratio("ours", "floor"),
      limits: { pass: 2.2, moonshot: 1.5 },
      note: size,
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
