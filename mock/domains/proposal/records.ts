import type { components } from "#openapi/generated/schema.d.ts"
import type { SystemReason } from "#mock/engine/system-reason.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText, Selection } from "#mock/engine/store/values.ts"

export type PhaseType = components["schemas"]["PhaseType"]

/** A phase that has begun. */
export type PhaseRow = {
  id: string
  type: PhaseType
  /** Name given by a user; null: the name of its type. */
  name: string | null
  public_days: number | null
  invited: Selection
  deadline: Instant | null
  memo: string | null
  start_time: Instant
  end_time: Instant | null
  /** Why it was returned from the archive. */
  end_reason: string | null
}

/** A revision; it never changes. */
export type RevisionRow = {
  id: string
  number: number
  title: string
  memo: string | null
  submitter_id: string
  created_time: Instant
  content: RichText
  attachment_ids: readonly string[]
}

export type ProposalRow = {
  id: string
  alliance_id: string
  group_id: string
  draft_code: string
  title: string
  authors: readonly string[]
  submitter_id: string
  created_time: Instant
  updated_time: Instant
  changed_by_id: string
  timezone: string
  /** A user's decision; closing at a deadline is computed instead. */
  decided: "withdrawn" | "closed" | "ended" | null
  /** The running phase (the last one of `phases`), its start and its deadline; null between phases. */
  phase: PhaseType | null
  phase_start_time: Instant | null
  deadline: Instant | null
  phases: readonly PhaseRow[]
  revisions: readonly RevisionRow[]
  reject_reason: string | null
  /** Why it was closed or withdrawn. */
  close_reason: string | null
  system_reason: SystemReason | null
  version: number
}

export type ProposalFeedbackRow = {
  id: string
  alliance_id: string
  proposal_id: string
  revision_id: string
  phase_id: string
  text: string
  attachment_ids: readonly string[]
  author_id: string
  created_time: Instant
  answer: { text: string; author_id: string; time: Instant } | null
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    proposal: ProposalRow
    proposal_feedback: ProposalFeedbackRow
  }
}
