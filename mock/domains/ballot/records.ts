import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText, Selection } from "#mock/engine/store/values.ts"

export type BallotOption = { id: string; text: string; is_abstention: boolean }

export type BallotExtension = {
  old_end_time: Instant
  new_end_time: Instant
  timezone: string
  user_id: string
  time: Instant
}

export type BallotRow = {
  id: string
  alliance_id: string
  number: number
  group_number: number | null
  group_id: string | null
  proposal_id: string | null
  phase: { id: string; name: string } | null
  /** The meeting it is about. */
  meeting_id: string | null
  previous_ballot_id: string | null
  subject: string
  start_time: Instant
  /** As planned, or as it was extended. */
  end_time: Instant
  /** Days, as planned. */
  duration: number
  timezone: string
  options: readonly BallotOption[]
  voters: Selection
  /** The list of voters from the start on; null before. */
  voter_ids: readonly string[] | null
  description: RichText
  documentation_ids: readonly string[]
  quorum_percent: number | null
  majority_percent: number | null
  extensions: readonly BallotExtension[]
  creator_id: string
  is_cancelled: boolean
  cancel_reason: string | null
  reminded_time: Instant | null
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** Its id is made of the ballot's and the member's, so that nobody has two. */
export type VoteRow = {
  id: string
  ballot_id: string
  member_id: string
  option_id: string
  reason: string | null
  time: Instant
  receipt_code: string
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    ballot: BallotRow
    vote: VoteRow
  }
}
