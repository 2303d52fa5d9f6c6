import { Finding, LeftOut } from "../client/answers.ts"
import type { Verification, View } from "../subjects/subject.ts"
import { asking, steady, upcoming, type Page } from "./pages.ts"

/** In the order of the sort key `upcoming`. */
const phases = ["ongoing", "not_started", "ended", "cancelled"] as const
type Phase = (typeof phases)[number]

/** Checks the order `upcoming` and its reverse. Runs late, when the run has records in several states. */
export async function checkUpcoming(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter((one) => v.contract.isList(one))) {
    const keys = operation.parameters.find(({ name }) => name === "sort")?.schema.enum ?? []
    if (!keys.includes(upcoming)) continue
    const ask = asking(v, operation)
    await v.check(operation.operationId, "list", "sort upcoming and -upcoming: by what is going on", () =>
      steady(async () => {
        const up = await ask({ sort: upcoming, size: "200" })
        if (up.items.length < 2) throw new LeftOut("there are fewer than two rows")
        const now = Date.parse(v.records.instant(0))
        inOrder(up, now, 1)
        inOrder(await ask({ sort: `-${upcoming}`, size: "200" }), now, -1)
      }),
    )
  }
}

/** What is going on: the status says it, or else the times do. */
function phaseOf({ status, start_time, end_time }: View, now: number): Phase {
  if (String(status).startsWith("cancel")) return "cancelled"
  const named = phases.find((phase) => phase === status)
  if (named) return named
  if (Date.parse(String(end_time)) <= now) return "ended"
  return Date.parse(String(start_time)) <= now ? "ongoing" : "not_started"
}

function inOrder({ items, exchange }: Page, now: number, direction: 1 | -1): void {
  for (const [at, item] of items.entries()) {
    const before = items[at - 1]
    if (!before) continue
    const [one, other] = direction === 1 ? [before, item] : [item, before]
    const [first, second] = [phaseOf(one, now), phaseOf(other, now)]
    const found = `${String(before.id)} (${phaseOf(before, now)}) stands before ${String(item.id)} (${phaseOf(item, now)})`
    if (phases.indexOf(first) > phases.indexOf(second)) throw new Finding(found, exchange)
    if (first === second && !isNearerFirst(one, other, first))
      throw new Finding(`${found}, which starts otherwise`, exchange)
  }
}

/** Future records: the nearest first. Past ones: the latest first, by their start or by their end. Of the others nothing is said. */
function isNearerFirst(one: View, other: View, phase: Phase): boolean {
  const later = (field: string) => Date.parse(String(other[field])) - Date.parse(String(one[field]))
  if (phase === "not_started") return later("start_time") >= 0
  // a row need not show its end
  return phase !== "ended" || later("start_time") <= 0 || later("end_time") <= 0
}
