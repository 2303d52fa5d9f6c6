import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText } from "#mock/engine/store/values.ts"

/** Schedules of an alliance, and subscriptions to them. */

export type ScheduleRow = {
  id: string
  alliance_id: string
  subject: string
  type: components["schemas"]["ScheduleType"]
  description: RichText
  start_time: Instant
  end_time: Instant
  timezone: string
  location: string | null
  creator_id: string
  is_cancelled: boolean
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** A member's reminder, this many minutes before a schedule; the id is `schedule/member`. */
export type ScheduleSubscriptionRow = { id: string; schedule_id: string; member_id: string; minutes: 30 | 120 | 1440 }

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    schedule: ScheduleRow
    schedule_subscription: ScheduleSubscriptionRow
  }
}
