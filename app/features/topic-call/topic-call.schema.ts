import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { optionalRichText, richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { endAfterStart, wallTime, wallTimeInZoneOf } from "#app/parts/wall-time/wall-time.schema.ts"
import type { Clock } from "#app/parts/wall-time/wall-time.ts"
import { notAmong } from "#app/forms/schema/rules.ts"
import { code, text, wholeNumber } from "#app/forms/schema/schema.ts"

/**
 * A topic call (TOPIC-01). It does not start before now, and its end, in the time zone of its start, is after the start; `version` only for
 * an existing call.
 */
export function topicCallSchema(clock: Clock = {}) {
  return z
    .object({
      version: z.optional(z.int()),
      subject: text(200),
      start: wallTime(clock),
      end: wallTimeInZoneOf(),
      description: optionalRichText(),
      attachment_ids: attachments(),
    })
    .check(endAfterStart("end", "time", { code: "end_before_start", isEqualAllowed: false }))
}

/** The summary of a call, written after its end (TOPIC-03). */
export const topicCallSummarySchema = z.object({
  version: z.int(),
  summary: richText(),
  summary_file_ids: attachments(),
})

/** Maximum length of a prefix in characters (TOPIC-05). */
const longestPrefix = 20
/** The highest number that a rule can have (TOPIC-05). */
const highestNumber = 999_999_999

/**
 * A code rule (TOPIC-05).
 * @param known prefixes of all rules that the alliance ever had: none of them can be used again, whatever its case
 */
export function codeRuleSchema({ prefixes = [] }: { prefixes?: readonly string[] } = {}) {
  return z.object({
    prefix: code(longestPrefix, fieldCode("prefix_too_long")).check(notAmong(prefixes, "prefix_repeated")),
    max_sequence: wholeNumber({ min: 1, max: highestNumber }, fieldCode("sequence_too_large")),
  })
}
