import { hour, toText } from "#mock/engine/store/clock.ts"
import { Refusal } from "./refusal.ts"
import type { Checked, OperationId } from "./handler.ts"

/** Refuses a visitor's call if the operation log has `most` calls of the same operation from the same address within the last hour. */
export function limitPerHour({ store, now, ip, operation }: Checked<OperationId>, most: number): void {
  const recent = store.rows.operation_log.filter(
    (row) => row.operation === operation && row.member_id === null && row.ip === ip && row.time > now - hour,
  )
  const first = recent.at(-most)
  if (first) throw new Refusal("rate_limited", { next_time: toText(first.time + hour) })
}
