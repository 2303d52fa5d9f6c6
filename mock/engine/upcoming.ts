import type { components } from "#openapi/generated/schema.d.ts"
import { day } from "./store/clock.ts"

type Timed = { start: number; end: number; status: components["schemas"]["RecentStatus"] }

/** More milliseconds than between any two records. */
const far = 100_000 * day
/** The order of the statuses in lists by what comes next. */
export const upcomingRanks = { ongoing: 0, not_started: 1, ended: 2, cancelled: 3 } as const

/** The sort key `upcoming`: ongoing records, then coming ones with the nearest first, then past ones, then cancelled ones. */
export function upcomingKey({ start, end, status }: Timed, now: number): number {
  const distance = { ongoing: end - now, not_started: start - now, ended: now - end, cancelled: Math.abs(now - start) }
  return upcomingRanks[status] * far + distance[status]
}
