import type { Instant } from "#mock/engine/store/clock.ts"

/** A decision of the register, as the minutes approved last have it (MEET-15). */
export type DecisionRow = {
  /** The id of the decision in the minutes. */
  id: string
  alliance_id: string
  group_id: string | null
  /** Sequence numbers in the alliance and in the group; a number is never reused. */
  number: number
  group_number: number | null
  meeting_id: string
  topic_id: string | null
  text: string
  ballot_id: string | null
  /** The minutes that were approved last do not contain it. */
  is_withdrawn: boolean
  approved_by_id: string
  approved_time: Instant
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    decision: DecisionRow
  }
}
