import type { Language, RichText } from "#mock/engine/store/values.ts"
import type { NoticeRow } from "./records.ts"

type Text = { subject: string; content: RichText }

/** The text that readers of each language get; the same for all if there is only one (NOTICE-04). */
export function textsOf({ subject, content, subject_english, content_english }: NoticeRow): Record<Language, Text> {
  const chinese = { subject, content }
  const english = { subject: subject_english ?? subject, content: content_english ?? content }
  return { english, chinese }
}

/** The title where it is the same for all readers, as in the operation log: in both languages, if there are two texts. */
export function titleOf({ subject, subject_english }: NoticeRow): string {
  return [subject, subject_english].filter(Boolean).join(" / ")
}
