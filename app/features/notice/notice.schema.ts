import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { isChosen, workbook } from "#app/parts/import/workbook.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { emails, optionalEmails } from "#app/ui/form/emails.schema.ts"
import { choice, text } from "#app/ui/form/schema.ts"
import { mostExternals, mostReplyTo, together } from "./notice.status.ts"

const template_language = choice(["english", "chinese"])

/** The recipients outside the alliance and the language of their mail (NOTICE-03); none is possible. */
export const recipientsSchema = z.object({
  intent: z.literal("save"),
  version: z.int(),
  external_recipients: optionalEmails(mostExternals),
  template_language,
})

/** A workbook with recipients outside the alliance (NOTICE-03, FORM-09). */
export const recipientListSchema = z
  .object({ intent: z.literal("upload"), file: workbook() })
  .check(z.refine(({ file }) => isChosen(file), { path: ["file"], error: fieldCode("required") }))

/** What the page with the recipients sends. */
export const recipientsActSchema = z.discriminatedUnion("intent", [recipientsSchema, recipientListSchema])

/** The accepted rows of a list become recipients beside those that the notice has, with the language of their mail. */
export const addRecipientsSchema = z.omit(recipientsSchema, { intent: true })

/** A draft (NOTICE-03): subject, content and reply-to are required; `version` where there is one already. */
export const noticeSchema = z.object({
  version: z.optional(z.int()),
  subject: text(200),
  content: richText(),
  reply_to: emails(mostReplyTo),
  attachments: attachments(undefined, together),
})
