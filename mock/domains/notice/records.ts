import type { Instant } from "#mock/engine/store/clock.ts"
import type { Language, RichText } from "#mock/engine/store/values.ts"

export type NoticeRow = {
  id: string
  alliance_id: string
  group_id: string | null
  /** Chinese, if there is also an English one (NOTICE-04). */
  subject: string
  content: RichText
  /** Null, like the English content, if there is only one text. */
  subject_english: string | null
  content_english: RichText | null
  attachment_ids: readonly string[]
  creator_id: string
  reply_to: readonly string[]
  /** Mail addresses outside the alliance. */
  external_recipients: readonly string[]
  template_language: Language | null
  created_time: Instant
  updated_time: Instant
  changed_by_id: string
  /** Null for a draft, and for a planned notice until it is sent. */
  published_time: Instant | null
  /** The time for which its sending is planned, or was; otherwise null. */
  planned_time: Instant | null
  /** The time zone in which `planned_time` was entered. */
  timezone: string | null
  /** The time at which the last mail is handed over; computed on publishing, and for a planned notice when its time has come. */
  sent_time: Instant | null
  /** The members who receive the notice, fixed at the same time; null before. */
  recipient_ids: readonly string[] | null
  /** Whether its mails have been added to the outbox. */
  is_mailed: boolean
  is_withdrawn_by_disbanding: boolean
  version: number
}

/** What a notice has that is not to be sent. */
export const unpublished = {
  published_time: null,
  planned_time: null,
  timezone: null,
  sent_time: null,
  recipient_ids: null,
} satisfies Partial<NoticeRow>

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    notice: NoticeRow
  }
}
