import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"

/** What a member has set for themselves, under the member's id; it exists from its first change on. */
export type PreferenceRow = {
  id: string
  alliance_id: string
  views: readonly components["schemas"]["SavedView"][]
  hides_first_days: boolean
  changed_by_id: string
  updated_time: Instant
  version: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    preference: PreferenceRow
  }
}
