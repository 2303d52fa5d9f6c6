import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText } from "#mock/engine/store/values.ts"

/** A call for topics of the alliance or of a group. */
export type TopicCallRow = {
  id: string
  alliance_id: string
  group_id: string | null
  subject: string
  start_time: Instant
  end_time: Instant
  timezone: string
  description: RichText | null
  attachment_ids: readonly string[]
  creator_id: string
  is_cancelled: boolean
  cancel_reason: string | null
  summary: RichText | null
  summary_file_ids: readonly string[]
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** A topic submitted to a call. */
export type TopicRow = {
  id: string
  alliance_id: string
  call_id: string
  code: string
  subject: string
  description: RichText
  attachment_ids: readonly string[]
  creator_id: string
  created_time: Instant
  is_withdrawn: boolean
  withdraw_reason: string | null
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** A rule that assigns codes to topics; `current_sequence` is the number issued last. */
export type TopicCodeRuleRow = {
  id: string
  alliance_id: string
  prefix: string
  max_sequence: number
  current_sequence: number
  creator_id: string
  created_time: Instant
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    topic_call: TopicCallRow
    topic: TopicRow
    topic_code_rule: TopicCodeRuleRow
  }
}
