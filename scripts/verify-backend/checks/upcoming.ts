import { Finding, LeftOut, resultOf } from "../client/answers.ts"
import { sendAs, type Verification, type View } from "../subjects/subject.ts"
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
      steady(v, async () => {
        const up = await ask({ sort: upcoming, size: "200" })
        if (up.items.length < 2) throw new LeftOut("there are fewer than two rows")
        const now = Date.parse(v.records.instant(0))
        inOrder(up, now, 1)
        inOrder(await ask({ sort: `-${upcoming}`, size: "200" }), now, -1)
      }),
    )
  }
  await checkRecent(v)
}

/** Checks the order of the dashboard, and which records are left out if there are too many ('dashboard.recent'). */
async function checkRecent(v: Verification): Promise<void> {
  const recent = async (size: string) => {
    const exchange = await sendAs(v, "alliance_admin", "dashboard.recent", { query: { size } })
    return { items: resultOf(exchange).items as View[], exchange }
  }
  await v.check("dashboard.recent", "list", "by what is going on, cancelled ones only if there is room", () =>
    steady(v, async () => {
      const now = Date.parse(v.records.instant(0))
      const all = await recent("20")
      const few = await recent("3")
      if (all.items.length < 2) throw new LeftOut("there are fewer than two records")
      inOrder(all, now, 1)
      const isCancelled = (item: View) => phaseOf(item, now) === "cancelled"
      const cancelled = few.items.find(isCancelled)
      if (cancelled && all.items.filter((item) => !isCancelled(item)).length >= 3)
        throw new Finding(`${String(cancelled.key)} is cancelled, and takes the place of another one`, few.exchange)
    }),
  )
}

/** What is going on: the status says it, or else the times do. */
function phaseOf({ status, start_time, end_time }: View, now: number): Phase {
  if (String(status).startsWith("cancel")) return "cancelled"
  const named = phases.find((phase) => phase === status)
  if (named) return named
  if (Date.parse(String(end_time)) <= now) return "ended"
  return Date.parse(String(start_time)) <= now ? "ongoing" : "not_started"
}

function inOrder({ items, exchange }: Pick<Page, "items" | "exchange">, now: number, direction: 1 | -1): void {
  for (const [at, item] of items.entries()) {
    const before = items[at - 1]
    if (!before) continue
    const [one, other] = direction === 1 ? [before, item] : [item, before]
    const [first, second] = [phaseOf(one, now), phaseOf(other, now)]
    const found = `${String(before.id ?? before.key)} (${phaseOf(before, now)}) stands before ${String(item.id ?? item.key)} (${phaseOf(item, now)})`
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
