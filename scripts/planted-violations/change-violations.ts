import { asAdmin, at, isOf, type Json, resulting, withQuery } from "./plants.ts"
import type { Plant } from "./proxy.ts"
import type { Row } from "./row.ts"

const operation = "changes.get"

/** Tells a person what an administrator is told. Their cursors are of the same journal. */
const changesOfAdmin = (who: string) => (): Plant =>
  at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    const isMeant = answered.status === 200 && (await isOf(asked, backend, who))
    return isMeant ? asAdmin(asked, forward, backend) : answered
  })

/** Begins each answer with some of what was told before. */
const toldAgain: Plant = at(operation, async (asked, forward) => {
  const cursor = new URLSearchParams(asked.address.split("?")[1] ?? "").get("cursor")
  const [journal, serial, counts] = (cursor ?? "").split(".")
  if (counts === undefined) return forward(asked)
  const earlier = [journal, Math.max(0, Number(serial) - 3), counts].join(".")
  return forward(withQuery(asked, (query) => query.set("cursor", earlier)))
})

/** Leaves out the changes of one kind of record. */
const untold = (module: string): Plant =>
  resulting(operation, (result) => ({
    ...result,
    changes: (result.changes as Json[]).filter((change) => change.module !== module),
  }))

/** Says that nothing is missing. */
const gapHidden: Plant = resulting(operation, (result) => ({ ...result, is_gap: false }))

/** What a backend can get wrong about changes that it tells of (LIVE-01). */
export const changeRows: Row[] = [
  ["an outsider is told of a restricted group", "changes.get", "role", changesOfAdmin("lone-member")],
  ["another alliance is told of changes", "changes.get", "tenant", changesOfAdmin("neighbour")],
  ["a change is told again after its cursor", "changes.get", "effect", () => toldAgain],
  ["a change of a record is not told", "changes.get", "effect", () => untold("schedule")],
  ["an unknown cursor is no gap", "changes.get", "effect", () => gapHidden],
]
