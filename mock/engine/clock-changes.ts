import { domains, runBeforeCall } from "./registry.ts"
import type { RowClock } from "./domain.ts"
import type { ChangedRecord } from "./store/journal.ts"
import type { Store } from "./store/store.ts"

type AnyRow = { id: string; alliance_id: string }

/** Milliseconds of the machine's clock between two looks at the same store. */
const pause = 500

type Looked = { at: number; states: Map<string, string> }
const lookedAt = new WeakMap<Store, Looked>()

function clocks() {
  const all = domains().flatMap((domain) => Object.entries(domain.clocks ?? {}))
  return all as [ChangedRecord["module"] & keyof Store["rows"], RowClock<AnyRow>][]
}

/**
 * Notes the records whose state the clock has changed since the last look: a ballot that has started, a package that is complete. Does what
 * is due by the clock first. The first look at a store only remembers the states.
 */
export function noteClockChanges(store: Store): void {
  const before = lookedAt.get(store)
  if (before && Date.now() - before.at < pause) return
  runBeforeCall(store)
  const world = { store, now: store.now() }
  const states = new Map<string, string>()
  let isNew = false
  for (const [module, { status, keyOf = ({ id }: AnyRow) => id }] of clocks())
    for (const row of store.rows[module].all() as unknown as AnyRow[]) {
      const place = `${module} ${row.id}`
      const state = status(row, world)
      states.set(place, state)
      const old = before?.states.get(place)
      if (old === undefined || old === state) continue
      store.journal.note({ module, key: keyOf(row), alliance_id: row.alliance_id })
      isNew = true
    }
  lookedAt.set(store, { at: Date.now(), states })
  if (isNew) store.journal.wake()
}
