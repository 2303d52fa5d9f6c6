import { writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { join } from "node:path"
import { cache } from "#scripts/lib/paths.mjs"
import { freePort } from "#scripts/lib/ports.mjs"
import { typescript } from "#scripts/lib/prepare.mjs"
import { start, untilAnswers } from "#scripts/lib/processes.mjs"
import { load, type LoadResult } from "#tests/support/load.ts"
import { startOwnPortal } from "#tests/support/own-portal.ts"
import { startReplay } from "#tests/support/replay.ts"
import type { Visitor } from "#tests/support/visitor.ts"
import { duration, repetitions } from "../effort.ts"
import { median } from "../statistics.ts"
import type { Line } from "../table.ts"

const share = 0.7
const rounds = 3
const seconds = { peak: 5, measured: 8 }
const pages = ["/a/aurora/dashboard"]

type Target = { portal: string; pid: number }

/** Serves the page over HTTP with React alone, as a reference under the same machine load. */
async function startFloor(html: string): Promise<Target & { stop(): Promise<void> }> {
  const file = join(cache, "bench/floor.html")
  await writeFile(file, html)
  const port = await freePort()
  const server = fileURLToPath(new URL("../render/floor-server.ts", import.meta.url))
  const child = start("bench-floor-server", [...typescript, server, file, String(port)], {
    env: { NODE_ENV: "production" },
  })
  const portal = `http://127.0.0.1:${port}`
  await untilAnswers(portal, child, { what: "The floor" })
  return { portal, pid: child.pid ?? 0, stop: () => child.stop() }
}

const answers = ({ byStatus }: LoadResult) => {
  const good = byStatus[200]
  if (!good) throw new Error("nothing was answered under load")
  return good
}

/** p99 / p50 at 70 % of the maximum request rate. */
async function shapeOf(target: Target, visitor: Visitor): Promise<number> {
  const peak = await load(target, { visitor, pages, connections: 8, seconds: duration(seconds.peak) })
  const rate = Math.max(1, Math.round((answers(peak).count / peak.seconds) * share))
  const { p50, p99 } = answers(
    await load(target, { visitor, pages, connections: 8, seconds: duration(seconds.measured), rate }),
  )
  return p99 / p50
}

/** P19: p99 relative to p50 under a steady load, also for the reference with React alone, because other processes slow down both. */
export async function latencyLines(): Promise<Line[]> {
  const ending: (() => Promise<void>)[] = []
  const through = async (mock: string) => {
    const replay = await startReplay(mock)
    ending.push(replay.stop)
    return replay.origin
  }
  const own = await startOwnPortal("bench-latency", { through, env: { LOG_LEVEL: "error" } })
  ending.unshift(own.stop)
  try {
    const visitor = own.newVisitor()
    await visitor.signIn("member")
    const floor = await startFloor((await visitor.get(`${pages[0]}?whole`)).body)
    ending.unshift(floor.stop)
    const shapes: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
    for (let round = 0; round < repetitions(rounds); round += 1) {
      shapes.ours.push(await shapeOf(own, visitor))
      shapes.floor.push(await shapeOf(floor, visitor))
    }
    const figure = median(shapes.ours)
    const ofFloor = median(shapes.floor)
    const spread = { low: Math.min(...shapes.ours), high: Math.max(...shapes.ours) }
    // docs/quality.md: at most 5, or at most 1.5 times the reference on the same machine
    const limits = { pass: Math.max(5, 1.5 * ofFloor), moonshot: Math.max(3, ofFloor) }
    return [
      {
        id: "P19",
        what: "p99 / p50 at 70 % of saturation",
        figure,
        unit: "x",
        spread,
        limits,
        note: `floor ${ofFloor.toFixed(2)}`,
      },
    ]
  } finally {
    for (const end of ending) await end()
  }
}
