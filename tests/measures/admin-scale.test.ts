import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { fixedWork, processorTime } from "#tests/support/process-cost.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const scales = ["normal", "large"] as const
type Scale = (typeof scales)[number]

/**
 * Additional CPU time allowed for a page with 10,000 members instead of 80, including the backend's search, as a multiple of the fixed work.
 * Where the fixed work took 33 to 60 ms, depending on what else ran there, pages needed up to 1.3 times as much in the better of two tries.
 */
const allowedWorks = 1.6

/** Quality P14: administrators' pages stay as fast with 10,000 members as with 80. */
describe("quality P14: 10,000 members, 500 entities and 10,000 rows of the log cost no more than a few", () => {
  const visits = new Map<Scale, { own: OwnPortal; visitor: Visitor }>()

  beforeAll(async () => {
    for (const scale of scales) {
      const own = await startOwnPortal(`measures-admin-${scale}`, { scale })
      const visitor = own.newVisitor()
      await visitor.signIn("admin")
      visits.set(scale, { own, visitor })
    }
  })
  afterAll(async () => void (await Promise.all([...visits.values()].map(({ own }) => own.stop()))))

  function at(scale: Scale) {
    const found = visits.get(scale)
    if (!found) throw new Error(`no portal of scale ${scale}`)
    return found
  }

  const pages = [
    "admin/member?size=25",
    "admin/member?size=25&q=lin",
    "admin/member?size=25&status=disabled",
    "admin/member?size=25&sort=-organization&page=2",
    "admin/entity?size=10",
    "admin/entity?size=10&q=lab",
    "admin/log?size=25",
    "admin/log?size=25&q=profile",
    "admin/apply?size=10",
    "member-tree?q=lin",
    "member-tree?group=COPT",
    "search?q=lane",
    "search/results?q=lane",
    "dashboard?whole",
    "wg/COPT/member?size=25",
  ]

  /** CPU time for one page, of the portal and of this process, which runs both backends. */
  async function costOf(scale: Scale, page: string): Promise<number> {
    const { own, visitor } = at(scale)
    const [portal, before] = [await processorTime(own.pid), process.cpuUsage()]
    const rounds = 6
    for (let round = 0; round < rounds; round += 1)
      expect((await visitor.get(`/a/aurora/${page}`)).status, page).toBe(200)
    const { user, system } = process.cpuUsage(before)
    return ((await processorTime(own.pid)) - portal + (user + system) / 1000) / rounds
  }

  test("the stores have these sizes", () => {
    const { own, visitor } = at("large")
    const { member, entity, operation_log } = own.mock.stores.get(visitor.mock.store).rows
    const ofAurora = (rows: readonly unknown[]) => rows.length
    expect(ofAurora(member.where("alliance_id", "alliance-aurora"))).toBe(10_000)
    expect(ofAurora(entity.where("alliance_id", "alliance-aurora"))).toBe(500)
    expect(ofAurora(operation_log.where("alliance_id", "alliance-aurora"))).toBeGreaterThan(10_000)
  })

  test.each(pages)("%s", { timeout: 120_000 }, async (page) => {
    for (const scale of scales) await costOf(scale, page) // warm-up
    const ratios: number[] = []
    const works: number[] = []
    do {
      const [normal, large] = [await costOf("normal", page), await costOf("large", page)]
      ratios.push(large / normal)
      works.push((large - normal) / fixedWork())
    } while (Math.min(...ratios) > 1.3 && Math.min(...works) > allowedWorks && works.length < 8) // the best of each
    const cost = `${Math.min(...ratios).toFixed(2)} times, ${Math.min(...works).toFixed(2)} times the fixed work more`
    expect(Math.min(...ratios) <= 1.3 || Math.min(...works) <= allowedWorks, cost).toBe(true)
  })
})
