import * as z from "zod/mini"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { text } from "#app/forms/schema/schema.ts"

/** A topic of a meeting or call (MEET-06, TOPIC-02). `version` only for an existing topic. */
export const topicSchema = z.object({
  version: z.optional(z.int()),
  subject: text(200),
  description: richText(),
  attachment_ids: attachments(),
})
