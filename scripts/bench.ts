import { runMain, say, seconds } from "#scripts/lib/say.mjs"
import { startServers, type Servers } from "#tests/support/servers.ts"
import { buildAll, type Builds } from "./bench/builds.ts"
import { bareRemix, ours, peers, treeFloor } from "./bench/renderers.ts"
import { isQuick } from "./bench/effort.ts"
import { elsewhere } from "./bench/elsewhere.ts"
import { blockingLines } from "./bench/lines/blocking.ts"
import { byteLines, languageLine, navigationLine } from "./bench/lines/bytes.ts"
import { dashboardLines, frozenPageOf } from "./bench/lines/dashboard.ts"
import { growthLines } from "./bench/lines/growth.ts"
import { interactionLines } from "./bench/lines/interactions.ts"
import { latencyLines } from "./bench/lines/latency.ts"
import { lighthouseLines } from "./bench/lines/lighthouse.ts"
import { namedScreenLines, screenLines } from "./bench/lines/screens.ts"
import { startLine } from "./bench/lines/start.ts"
import { upstreamLines } from "./bench/lines/upstream.ts"
import { People } from "./bench/screens.ts"
import { exitCode, table, verdictOf, type Line } from "./bench/table.ts"

/**
 * `npm run bench`: measures the speed goals of docs/quality.md (P1 to P30) on this machine. Prints a table; the exit code is 1 if a
 * pass line is missed. Names after `--` select goals: `npm run bench -- P1 P2`. P3 with a screen name prefix measures each matching
 * screen separately: `npm run bench -- P3 proposal`. `--quick`: one short round of every line, which fails only if a line cannot be
 * measured.
 */
const names = process.argv.slice(2).filter((name) => name !== "--quick")
const wanted = names.filter((name) => /^p\d+$/i.test(name)).map((name) => name.toUpperCase())
const beginning = names.find((name) => !/^p\d+$/i.test(name))

type Part = { ids: string[]; measure: () => Promise<Line[]> }

/** Rendering goals. They share the renderers, so they run one after the other. */
function rendering(builds: Builds, servers: Servers, people: People): Part[] {
  const renderers = {
    ours: () => ours("ours", builds.ours, servers),
    floor: treeFloor,
    bare: () => bareRemix(builds),
    peers: () => peers(builds),
  }
  return [
    {
      ids: ["P1", "P2", "P23"],
      async measure() {
        const [own, others] = [renderers.ours(), renderers.peers()]
        const lines = await dashboardLines(own, others, people)
        for (const each of [own, ...Object.values(others)]) each.stop()
        return [...lines, await languageLine(people)]
      },
    },
    {
      ids: ["P3"],
      async measure() {
        const three = { ours: renderers.ours(), floor: renderers.floor(), bare: renderers.bare() }
        const lines = await (beginning ? namedScreenLines(three, people, beginning) : screenLines(three, people))
        for (const each of Object.values(three)) each.stop()
        return lines
      },
    },
  ]
}

/** HTML of the stock peer's page. */
async function controlPage(builds: Builds): Promise<string> {
  const others = peers(builds)
  const page = await frozenPageOf(others.stock)
  for (const each of Object.values(others)) each.stop()
  return page
}

function parts(builds: Builds, servers: Servers): Part[] {
  const people = new People(servers)
  return [
    ...rendering(builds, servers, people),
    { ids: ["P4", "P5", "P6", "P7", "P8", "P9"], measure: () => byteLines(servers) },
    { ids: ["P10", "P11", "P12"], measure: () => upstreamLines(people) },
    { ids: ["P13"], measure: async () => [await navigationLine(people)] },
    { ids: ["P14", "P15"], measure: () => growthLines(builds.ours) },
    { ids: ["P19"], measure: latencyLines },
    { ids: ["P21"], measure: async () => [await startLine(servers)] },
    { ids: ["P22"], measure: async () => lighthouseLines(servers.portal, people, await controlPage(builds)) },
    { ids: ["P28"], measure: async () => blockingLines(servers.portal, people, await controlPage(builds)) },
    { ids: ["P30"], measure: () => interactionLines(servers) },
  ]
}

/** The line of goals whose measurement failed; it does not count as a pass. */
function unmeasured(ids: string[], { message }: Error): Line {
  const limits = { pass: 0, moonshot: 0 }
  return { id: ids[0] ?? "", what: `${ids.join(", ")}: not measured`, figure: Number.NaN, limits, note: message }
}

async function measured(builds: Builds): Promise<Line[]> {
  const servers = await startServers("bench")
  const lines: Line[] = []
  for (const { ids, measure } of parts(builds, servers)) {
    if (wanted.length > 0 && !ids.some((id) => wanted.includes(id))) continue
    const since = performance.now()
    lines.push(...(await measure().catch((error: Error) => [unmeasured(ids, error)])))
    say(`measured ${ids.join(", ")} in ${seconds(since)}`)
  }
  await servers.stop()
  return lines
}

/** The result of a quick run: whether every line has a figure. */
function tellMeasured(lines: Line[]): 0 | 1 {
  const missing = lines.filter(({ figure }) => Number.isNaN(figure))
  for (const { id, what, note } of missing) say(`${id} ${what}: ${note}`)
  say(`${lines.length - missing.length} passed, ${missing.length} failed`)
  return missing.length > 0 ? 1 : 0
}

const number = ({ id }: { id: string }) => Number(id.slice(1))

await runMain(async () => {
  const since = performance.now()
  const lines = (await measured(await buildAll())).sort((one, other) => number(one) - number(other))
  say(`\n${table(lines, wanted.length > 0 ? [] : elsewhere)}`)
  const missed = lines.filter((line) => verdictOf(line) === "MISS").map(({ id }) => id)
  say(`\n${lines.length} figures in ${seconds(since)}; pass lines missed: ${missed.join(", ") || "none"}`)
  if (isQuick) return process.exit(tellMeasured(lines))
  process.exit(exitCode(lines))
})
