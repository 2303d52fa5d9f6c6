import { afterAll, beforeAll, expect, test } from "vitest"
import { load } from "#tests/support/load.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { startReplay } from "#tests/support/replay.ts"
import type { Visitor } from "#tests/support/visitor.ts"

type Resources = { heap: number; code: number; sockets: number; timers: number }

/** Total number of requests; a tenth of them is warm-up. */
const requests = Number(process.env.SOAK_REQUESTS ?? 200_000)

/** Points at which the portal is measured, as fractions of all requests. */
const checkpoints = [0.1, 0.4, 0.7, 1]

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

/** Whether only call deadlines (15 s each) and keep-alive connections to the backend (30 s) may be left. */
const isIdle = ({ sockets, timers }: Resources) => sockets <= 10 && timers <= 60

/** Resources of the portal once there are no more requests. */
async function atRest(): Promise<Resources> {
  const reports = async () => (await own.log()).flatMap(({ resources }) => (resources ? [resources as Resources] : []))
  const before = (await reports()).length
  const isAtRest = async () => {
    process.kill(own.pid, "SIGUSR2")
    const now = (await reports()).slice(before).at(-1)
    return now !== undefined && isIdle(now)
  }
  await expect.poll(isAtRest, { timeout: 120_000, interval: 5_000 }).toBe(true)
  return (await reports()).at(-1) as Resources
}

test(
  "quality row 23, P18: heap, sockets and timers stay the same, however long it goes on",
  { timeout: 7_200_000 },
  async () => {
    const asked = async (count: number) => {
      const { byStatus, errors } = await load(own, { visitor: member, pages, connections: 8, amount: count })
      expect(errors).toBe(0)
      expect(Object.keys(byStatus).filter((status) => Number(status) >= 500)).toEqual([])
      expect((byStatus[200]?.count ?? 0) / count).toBeGreaterThanOrEqual(0.75)
    }
    const found: Resources[] = []
    for (const [index, part] of checkpoints.entries()) {
      await asked(Math.round(requests * (part - (checkpoints[index - 1] ?? 0))))
      found.push(await atRest())
      console.log(`soak: after ${Math.round(requests * part)} requests ${drift(found)}`)
    }
    const [before, after] = [found[0], found.at(-1)] as [Resources, Resources]
    expect(data(after) / data(before)).toBeLessThan(1.05)
    expect(after.timers).toBeLessThanOrEqual(before.timers + 5)
  },
)

/**
 * Retained bytes: the heap without code. V8 keeps compiling while there is load: between 10,000 and 40,000 requests that was the only
 * growth, 3.3 MB, without a single additional object.
 */
const data = ({ heap, code }: Resources) => heap - code

/** The last measurement, and how far retained memory has moved from the first: goal 1.02, pass line 1.05. */
function drift(found: Resources[]): string {
  const [first, last] = [found[0], found.at(-1)] as [Resources, Resources]
  const size = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`
  const times = (of: (resources: Resources) => number) => `x ${(of(last) / of(first)).toFixed(3)}`
  const heap = `heap ${size(last.heap)} (${times(({ heap }) => heap)})`
  const kept = `without code ${size(data(last))} (${times(data)}; goal 1.02, pass 1.05)`
  return `${heap}, ${kept}; sockets ${last.sockets}, timers ${last.timers}`
}
