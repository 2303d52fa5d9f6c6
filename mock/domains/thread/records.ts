import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText } from "#mock/engine/store/values.ts"

type OfRecord = { module: components["schemas"]["ThreadModule"]; key: string }

/** What all rows of threads have. */
type Written = {
  id: string
  alliance_id: string
  creator_id: string
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** The part of a record that a thread is about: a revision, a paragraph of one, or a topic. */
export type AnchorRow = { revision_id: string | null; quote: string | null; topic_id: string | null }

/** A thread on a record; its comments are rows of their own. */
export type ThreadRow = Written &
  OfRecord & { anchor: AnchorRow | null; resolver_id: string | null; resolved_time: Instant | null }

/** A comment of a thread. */
export type ThreadCommentRow = Written & {
  thread_id: string
  /** Null if it was deleted. */
  content: RichText | null
  mention_ids: readonly string[]
  edited_time: Instant | null
}

/** Whether a person follows a record, if the person has said so. */
export type ThreadFollowingRow = OfRecord & {
  id: string
  alliance_id: string
  member_id: string
  is_following: boolean
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    thread: ThreadRow
    thread_comment: ThreadCommentRow
    thread_following: ThreadFollowingRow
  }
}
