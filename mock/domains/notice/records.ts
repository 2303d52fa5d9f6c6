import type { Instant } from "#mock/engine/store/clock.ts"
import type { Language, RichText } from "#mock/engine/store/values.ts"

export type NoticeRow = {
  id: string
  alliance_id: string
  group_id: string | null
  subject: string
  content: RichText
  attachment_ids: readonly string[]
  creator_id: string
  reply_to: readonly string[]
  /** Mail addresses outside the alliance. */
  external_recipients: readonly string[]
  template_language: Language | null
  created_time: Instant
  updated_time: Instant
  changed_by_id: string
  /** Null for a draft. */
  published_time: Instant | null
  /** The time at which the last mail is handed over; computed on publishing. */
  sent_time: Instant | null
  /** The members who receive the notice, fixed on publishing; null for a draft. */
  recipient_ids: readonly string[] | null
  /** Whether its mails have been added to the outbox. */
  is_mailed: boolean
  is_withdrawn_by_disbanding: boolean
  version: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    notice: NoticeRow
  }
}
