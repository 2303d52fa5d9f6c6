import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"

/** A member's mail settings, under the member's id: for the alliance, and for each group by its id. */
export type SubscriptionRow = {
  id: string
  alliance_id: string
  alliance: Switches
  groups: Readonly<Record<string, Switches>>
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** A kind of mail that can be switched off. */
export type Switch = keyof components["schemas"]["SubscriptionSwitches"]

export type Switches = Readonly<Record<Switch, boolean>>

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    subscription: SubscriptionRow
  }
}
