import * as z from "zod/mini"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { emails } from "#app/ui/form/emails.schema.ts"
import { text } from "#app/ui/form/schema.ts"
import { mostReplyTo, together } from "./notice-limits.ts"

/** A draft (NOTICE-03): subject, content and reply-to are required; `version` where there is one already. */
export const noticeSchema = z.object({
  version: z.optional(z.int()),
  subject: text(200),
  content: richText(),
  reply_to: emails(mostReplyTo),
  attachments: attachments(undefined, together),
})
