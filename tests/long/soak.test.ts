import { afterAll, beforeAll, expect, test } from "vitest"
import { load } from "#tests/support/load.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { startReplay } from "#tests/support/replay.ts"
import type { Visitor } from "#tests/support/visitor.ts"

type Resources = { heap: number; sockets: number; timers: number }

/** How long it goes on, in minutes; a tenth of it to warm up. */
const minutes = Number(process.env.SOAK_MINUTES ?? 15)

const pages = [
  ...["dashboard", "dashboard.data", "thanks", "meeting", "meeting?page=2", "meeting/meeting-aurora-39", "vote"],
  ...["vote/ballot-aurora-2", "calendar", "group", "wg/COPT/about", "wg/COPT/member", "wg/COPT/meeting"],
  ...["account", "account/subscription", "account/download", "meeting.csv", "no-such-page", "meeting/meeting-aurora-0"],
  "admin/member",
].map((page) => `/a/aurora/${page}`)

let own: OwnPortal
let member: Visitor
const ending: (() => Promise<void>)[] = []
beforeAll(async () => {
  const watch = new URL("../support/resources.mjs", import.meta.url).href
  own = await startOwnPortal("long-soak", {
    env: { NODE_OPTIONS: `--import=${watch}`, LOG_LEVEL: "error" },
    through: async (mock) => {
      const replay = await startReplay(mock)
      ending.push(replay.stop)
      return replay.origin
    },
  })
  member = own.newVisitor()
  await member.signIn("member")
})
afterAll(async () => {
  await own.stop()
  await Promise.all(ending.map((end) => end()))
})

/** The deadlines of calls, 15 s each, and connections to the backend that are kept alive, 30 s. */
const isIdle = ({ sockets, timers }: Resources) => sockets <= 10 && timers <= 60

/** What the portal holds once nobody asks it any more. */
async function atRest(): Promise<Resources> {
  const told = async () => (await own.log()).flatMap(({ resources }) => (resources ? [resources as Resources] : []))
  const before = (await told()).length
  const isAtRest = async () => {
    process.kill(own.pid, "SIGUSR2")
    const now = (await told()).slice(before).at(-1)
    return now !== undefined && isIdle(now)
  }
  await expect.poll(isAtRest, { timeout: 120_000, interval: 5_000 }).toBe(true)
  return (await told()).at(-1) as Resources
}

test(
  "quality row 23, P18: heap, sockets and timers stay the same, however long it goes on",
  { timeout: 5_400_000 },
  async () => {
    const asked = async (seconds: number) => {
      const { byStatus, errors } = await load(own, { visitor: member, pages, connections: 8, seconds })
      expect(errors).toBe(0)
      expect(Object.keys(byStatus).filter((status) => Number(status) >= 500)).toEqual([])
      return Object.values(byStatus).reduce((sum, { count }) => sum + count, 0)
    }
    const early = await asked(minutes * 6)
    const before = await atRest()
    const late = await asked(minutes * 54)
    const after = await atRest()
    const ratio = after.heap / before.heap
    console.log(
      `soak: ${early + late} requests; heap after ${early}: ${(before.heap / 2 ** 20).toFixed(1)} MB, at the end x ${ratio.toFixed(3)} (goal 1.02, pass 1.05); sockets ${before.sockets} and ${after.sockets}, timers ${before.timers} and ${after.timers}`,
    )
    expect(ratio).toBeLessThan(1.05)
    expect(after.timers).toBeLessThanOrEqual(before.timers + 5)
  },
)
