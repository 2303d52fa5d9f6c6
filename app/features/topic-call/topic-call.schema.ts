import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { optionalRichText, richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { wallTime, wallTimeInZoneOf } from "#app/parts/wall-time/wall-time.schema.ts"
import { code, text } from "#app/ui/form/schema.ts"

/** A topic call (TOPIC-01). Its end is in the time zone of its start; `version` only for an existing call. */
export const topicCallSchema = z.object({
  version: z.optional(z.int()),
  subject: text(200),
  start: wallTime(),
  end: wallTimeInZoneOf(),
  description: optionalRichText(),
  attachment_ids: attachments(),
})

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

/** A code rule (TOPIC-05). Only the backend knows whether the prefix was used before. */
export const codeRuleSchema = z.object({
  prefix: code(longestPrefix, fieldCode("prefix_too_long")),
  max_sequence: z.int().check(
    z.refine<number>((value) => value >= 1, { error: fieldCode("number_range", { min: 1, max: highestNumber }) }),
    z.refine<number>((value) => value <= highestNumber, { error: fieldCode("sequence_too_large") }),
  ),
})
