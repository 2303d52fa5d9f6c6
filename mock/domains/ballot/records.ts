import type { SystemReason } from "#mock/engine/system-reason.ts"
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

/** An entity that a ballot counts, with its weight and its people on the list of voters. */
export type CountedEntity = { entity_id: string; weight: number; member_ids: readonly string[] }

export type BallotRow = {
  id: string
  alliance_id: string
  number: number
  group_number: number | null
  group_id: string | null
  proposal_id: string | null
  /** The phase of the proposal in which it was created. */
  phase_id: string | null
  /** The meeting that the ballot belongs to. */
  meeting_id: string | null
  /** The topic of the meeting that the ballot is about. */
  meeting_topic_id: string | null
  previous_ballot_id: string | null
  subject: string
  start_time: Instant
  /** As planned, or as extended. */
  end_time: Instant
  /** Planned duration in days. */
  duration: number
  timezone: string
  options: readonly BallotOption[]
  counted_by: "person" | "entity"
  /** Votes are stored without a choice, and the choices as ballot papers without a voter (VOTE-08). */
  is_secret: boolean
  /** How many votes one voter may hold for others; 0: votes cannot be passed on (VOTE-09). */
  proxy_limit: number
  /** Votes of each entity of a member level; 1 for all others. */
  weights: readonly { level_id: string; weight: number }[]
  voters: Selection
  /** Fixed when the ballot starts; null before. */
  voter_ids: readonly string[] | null
  /** Fixed when a ballot by entity starts; null before, and in ballots by person. */
  entities: readonly CountedEntity[] | null
  description: RichText
  documentation_ids: readonly string[]
  quorum_percent: number | null
  majority_percent: number | null
  extensions: readonly BallotExtension[]
  creator_id: string
  is_cancelled: boolean
  cancel_reason: string | null
  system_reason: SystemReason | null
  reminded_time: Instant | null
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/**
 * The id consists of the ids of the ballot and of the member, or in a ballot by entity of the entity, so that neither can have two votes.
 * `member_id` cast it: also another voter, to whom it was passed.
 */
export type VoteRow = {
  id: string
  ballot_id: string
  member_id: string
  /** Null in a secret ballot, like the receipt code: both are on a ballot paper. */
  option_id: string | null
  reason: string | null
  time: Instant
  receipt_code: string | null
}

/** A vote of a secret ballot: nothing of it leads to its voter, neither its id, which is made of its random code, nor a time. */
export type PaperRow = { id: string; ballot_id: string; option_id: string; receipt_code: string }

/** A vote that was passed to another voter (VOTE-09). The id consists of the ids of the ballot and of the voter, so that it is passed once. */
export type PassedVoteRow = { id: string; ballot_id: string; voter_id: string; holder_id: string; time: Instant }

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    ballot: BallotRow
    vote: VoteRow
    ballot_paper: PaperRow
    passed_vote: PassedVoteRow
  }
}
