import * as z from "zod/mini"
import { languageValues } from "#openapi/generated/values/language.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { isChosen, workbook } from "#app/parts/import/workbook.schema.ts"
import { optionalRichText, richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { emails, optionalEmails } from "#app/forms/schema/emails.schema.ts"
import { choice, optionalText, text } from "#app/forms/schema/schema.ts"
import { wallTime } from "#app/parts/wall-time/wall-time.schema.ts"
import type { Clock } from "#app/parts/wall-time/wall-time.ts"
import { maxExternals, maxReplyTo, maxAttachmentBytes } from "./notice.limits.ts"

const template_language = choice(languageValues)

/** Recipients outside the alliance and the language of their mail (NOTICE-03); the list may be empty. */
export const recipientsSchema = z.object({
  intent: z.literal("save"),
  version: z.int(),
  external_recipients: optionalEmails(maxExternals),
  template_language,
})

/** A workbook with recipients outside the alliance (NOTICE-03, FORM-09). */
export const recipientListSchema = z
  .object({ intent: z.literal("upload"), file: workbook() })
  .check(z.refine(({ file }) => isChosen(file), { path: ["file"], error: fieldCode("required_file") }))

/** Everything that the forms on the recipients page can submit. */
export const recipientsActSchema = z.discriminatedUnion("intent", [recipientsSchema, recipientListSchema])

/** Adds the accepted rows of a list to the notice's existing recipients, with the language of their mail. */
export const addRecipientsSchema = z.omit(recipientsSchema, { intent: true })

type English = { subject_english?: unknown; content_english?: unknown }

/** An English text has a subject and a content (NOTICE-04). It runs next to other errors, so that all that is wrong is said at once. */
const wholeEnglish = z.check<English>(
  ({ value, issues }) => {
    const { subject_english, content_english } = value
    const refuse = (...path: string[]) =>
      void issues.push({ code: "custom", input: value, path, message: fieldCode("required") })
    if (content_english && !subject_english) refuse("subject_english")
    if (subject_english && !content_english) refuse("content_english", "text")
  },
  { when: ({ value }) => typeof value === "object" && value !== null },
)

/**
 * A notice (NOTICE-03): subject, content and reply-to are required, an English text is not; `version` only for an existing notice.
 */
export const noticeSchema = z
  .object({
    version: z.optional(z.int()),
    subject: text(200),
    content: richText(),
    subject_english: optionalText(200),
    content_english: optionalRichText(),
    reply_to: emails(maxReplyTo),
    attachments: attachments(undefined, maxAttachmentBytes),
  })
  .check(wholeEnglish)

/** When a notice is sent (NOTICE-04). */
export const planSchema = ({ now }: Clock = {}) => z.object({ version: z.int(), planned: wallTime({ now }) })
