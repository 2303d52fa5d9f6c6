import type { Changed } from "#mock/engine/change.ts"
import type { Found } from "#mock/engine/record-guard.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { memberRefOf } from "./ref.ts"

/** Refuses a write for an older version than the current one; the refusal names who changed the record. */
export function refuseStale(record: Changed, version: number, status: string, store: Store): void {
  if (record.version === version) return
  throw new Refusal("stale", {
    changed_by: memberRefOf(store, record.changed_by_id),
    changed_time: toText(record.updated_time),
    version: record.version,
    status,
  })
}

/** The same for a record that a guard found; `rules` computes its status. */
export function refuseOlder<R extends Changed>(
  { record, world }: Found<R>,
  version: number,
  rules: { status: (record: R, world: World) => string },
): void {
  refuseStale(record, version, rules.status(record, world), world.store)
}
