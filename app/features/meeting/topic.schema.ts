import * as z from "zod/mini"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { text } from "#app/ui/form/schema.ts"

/** A topic of a meeting (specification 7). `version` where there is one already. */
export const topicSchema = z.object({
  version: z.optional(z.int()),
  subject: text(200),
  description: richText(),
  attachment_ids: attachments(),
})

/** Why a topic is withdrawn; it is shown to everybody (MEET-06). */
export const withdrawSchema = z.object({ version: z.int(), reason: text(1000) })
