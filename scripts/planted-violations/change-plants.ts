import { asAdmin, at, isOf, type Json, resulting, withQuery } from "./plants.ts"
import type { Plant } from "./proxy.ts"

const operation = "changes.get"

/** Tells a person what an administrator is told. Their cursors are of the same journal. */
export const changesOfAdmin = (who: string) => (): Plant =>
  at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    const isMeant = answered.status === 200 && (await isOf(asked, backend, who))
    return isMeant ? asAdmin(asked, forward, backend) : answered
  })

/** Begins each answer with some of what was told before. */
export const toldAgain: Plant = at(operation, async (asked, forward) => {
  const cursor = new URLSearchParams(asked.address.split("?")[1] ?? "").get("cursor")
  const [journal, serial, counts] = (cursor ?? "").split(".")
  if (counts === undefined) return forward(asked)
  const earlier = [journal, Math.max(0, Number(serial) - 3), counts].join(".")
  return forward(withQuery(asked, (query) => query.set("cursor", earlier)))
})

/** Leaves out the changes of one kind of record. */
export const untold = (module: string): Plant =>
  resulting(operation, (result) => ({
    ...result,
    changes: (result.changes as Json[]).filter((change) => change.module !== module),
  }))

/** Says that nothing is missing. */
export const gapHidden: Plant = resulting(operation, (result) => ({ ...result, is_gap: false }))
