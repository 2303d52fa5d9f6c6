import type { Feedback } from "#mock/domains/feedback/parts.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText } from "#mock/engine/store/values.ts"

export type TaskRow = {
  id: string
  alliance_id: string
  group_id: string
  /** The parent task of a subtask. */
  parent_id: string | null
  /** The meeting whose minutes made it, and the action there (MEET-15); null for other tasks. */
  meeting_id: string | null
  action_item_id: string | null
  subject: string
  description: RichText | null
  plan_start: Instant | null
  deadline: Instant | null
  timezone: string
  actual_start: Instant | null
  actual_end: Instant | null
  priority: 0 | 1 | 2 | 3 | 4
  status: 1 | 2 | 3 | 4 | 5
  creator_id: string
  assignee_id: string | null
  collaborator_ids: readonly string[]
  attachment_ids: readonly string[]
  /** The comment given on completion. */
  memo: string | null
  cancel_reason: string | null
  is_cancelled_with_parent: boolean
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

export type TaskFeedbackRow = Feedback & { task_id: string }

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    task: TaskRow
    task_feedback: TaskFeedbackRow
  }
}
