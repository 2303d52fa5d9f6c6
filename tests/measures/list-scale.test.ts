import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { processorTime } from "#tests/support/process-cost.ts"
import type { Visitor } from "#tests/support/visitor.ts"

/** Quality P14: the cost of a list page does not depend on the total number of rows. */
describe("quality P14: a list over 2,000 stored meetings costs the same as over 50", () => {
  const scales = ["normal", "large"] as const
  const portals = new Map<(typeof scales)[number], { own: OwnPortal; visitor: Visitor }>()

  beforeAll(async () => {
    for (const scale of scales) {
      const own = await startOwnPortal(`measures-list-${scale}`, { scale })
      const visitor = own.newVisitor()
      await visitor.signIn("member")
      portals.set(scale, { own, visitor })
    }
  }, 60_000)
  afterAll(async () => void (await Promise.all([...portals.values()].map(({ own }) => own.stop()))))

  function at(scale: (typeof scales)[number]) {
    const found = portals.get(scale)
    if (!found) throw new Error(`no portal of scale ${scale}`)
    return found
  }
  const address = "/a/aurora/meeting?size=25"

  test("the lists have these totals", () => {
    const stored = (scale: (typeof scales)[number]) => {
      const { own, visitor } = at(scale)
      const rows = own.mock.stores.get(visitor.mock.store).rows.meeting.all()
      return rows.filter(({ alliance_id }) => alliance_id === "alliance-aurora").length
    }
    expect(stored("normal")).toBeLessThanOrEqual(50)
    expect(stored("large")).toBeGreaterThanOrEqual(2000)
  })

  test("the same calls, each once, for a page of the same size", async () => {
    const answers = await Promise.all(
      scales.map(async (scale) => {
        const { visitor } = at(scale)
        await visitor.mock.clearCalls()
        const { body } = await visitor.get(address)
        const calls = (await visitor.mock.calls()).map(({ operation }) => operation).sort()
        return { calls, size: body.length, rows: body.split('<tr role="row"').length - 2 }
      }),
    )
    const [normal, large] = answers
    expect(large?.calls).toEqual(normal?.calls)
    expect(large?.rows).toBe(normal?.rows)
    expect((large?.size ?? 0) / (normal?.size ?? 1)).toBeLessThan(1.1)
  })

  /** CPU milliseconds for one round of visits. */
  async function costOf(scale: (typeof scales)[number]): Promise<number> {
    const { own, visitor } = at(scale)
    const before = await processorTime(own.pid)
    for (let visit = 0; visit < 20; visit += 1) await visitor.get(address)
    return (await processorTime(own.pid)) - before
  }

  test("the same processor time of the portal", { timeout: 120_000 }, async () => {
    for (const scale of scales) await costOf(scale) // warm-up
    const ratios: number[] = []
    do {
      const normal = await costOf("normal")
      ratios.push((await costOf("large")) / normal)
    } while (Math.min(...ratios) >= 1.1 && ratios.length < 5) // garbage collection may affect either
    expect(Math.min(...ratios)).toBeLessThan(1.1)
  })
})
