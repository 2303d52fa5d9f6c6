import type { Store } from "#mock/engine/store/store.ts"
import type { Changed } from "#mock/engine/change.ts"

/** Default days for each phase in a new alliance (PROP-07). */
export const defaultDays = {
  administrator_review: 14,
  group_review: 60,
  public_notice: 30,
  others: 21,
  archive: 30,
}

export type PhaseDays = typeof defaultDays

export type PhaseDurationRow = PhaseDays & Changed & { id: string; alliance_id: string }

/** The phase durations of an alliance. */
export function phaseDurationOf(store: Store, alliance_id: string): PhaseDurationRow | undefined {
  return store.rows.phase_duration.find((row) => row.alliance_id === alliance_id)
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    phase_duration: PhaseDurationRow
  }
}
