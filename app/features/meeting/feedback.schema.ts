import * as z from "zod/mini"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { optionalText, text } from "#app/ui/form/schema.ts"

/** Feedback on a meeting, or on the topic it names (MEET-06, MEET-07). */
export const feedbackSchema = z.object({
  topic: optionalText(64),
  text: text(5000),
  attachment_ids: attachments(),
  is_completed: z.optional(z.boolean()),
})
