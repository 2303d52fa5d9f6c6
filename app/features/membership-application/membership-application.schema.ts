import * as z from "zod/mini"
import { applicationReviewKeyValues } from "#openapi/generated/values/application-review-key.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments, requiredAttachments } from "#app/parts/attachments/attachments.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import {
  choice,
  chosen,
  day,
  email,
  emailSuffix,
  lines,
  optional,
  optionalLines,
  optionalText,
  text,
  webAddress,
} from "#app/forms/schema/schema.ts"

/** The possible decisions of a review (openapi/schemas/membership-application.yaml). */
export const decisions = ["approve", "reject"] as const

/** A review; a rejection needs a reason (ADM-07). */
export const reviewSchema = z
  .object({
    intent: z.literal("review"),
    version: z.int(),
    step: choice(applicationReviewKeyValues),
    decision: choice(decisions),
    reason: optionalLines(1000),
  })
  .check(
    z.check(({ value: { decision, reason }, issues }) => {
      if (decision !== "reject" || reason !== undefined) return
      issues.push({ code: "custom", input: reason, path: ["reason"], message: fieldCode("required") })
    }),
  )

/** Feedback to the applicant. */
export const feedbackSchema = z.object({
  intent: z.literal("feedback"),
  text: lines(5000),
  attachment_ids: attachments(),
})

/** Everything that the forms on an application's page can submit. */
export const applicationActSchema = z.discriminatedUnion("intent", [reviewSchema, feedbackSchema])

/** Closing an application; the applicant reads the reason and the summary. */
export const closeSchema = z.object({ version: z.int(), reason: lines(1000), summary: optionalLines(2000) })

const required = ["name", "name_english", "acronym", "acronym_english"] as const

/** The member information: an existing entity or the data of a new one, its level, and the first member (ADM-07). */
export const completionSchema = z
  .object({
    version: z.int(),
    entity_id: optionalText(64),
    entity: z.object({
      name: optionalText(200),
      name_english: optionalText(200),
      acronym: optionalText(200),
      acronym_english: optionalText(200),
      email_suffix: optional(emailSuffix()),
      expiration: optional(day()),
      website: optional(webAddress()),
      region_code: optionalText(20),
      address: optionalText(200),
      memo: optionalLines(200),
    }),
    level_id: chosen(64),
    member: z.object({ email: email(), name: text(100), real_name: optionalText(100) }),
    is_inviting_contacts: z.optional(z.boolean()),
    summary: optionalLines(2000),
  })
  .check(
    z.check(
      ({ value: { entity_id, entity }, issues }) => {
        if (entity_id !== undefined) return
        for (const name of required.filter((one) => entity[one] === undefined))
          issues.push({ code: "custom", input: undefined, path: ["entity", name], message: fieldCode("required") })
      },
      { when: () => true }, // by default zod skips it while another field is missing, and its errors come at the second attempt
    ),
  )

export type CompletionFormValues = z.output<typeof completionSchema>

/** Maximum number of guideline files (openapi/schemas/membership-application.yaml). */
const maxFiles = 20

/** The guidelines in both languages, with the files that applicants fill in (ADM-07, FORM-04). */
export const guidelineSchema = z.object({
  version: z.int(),
  content: richText(),
  content_english: richText(),
  attachment_ids: requiredAttachments(maxFiles),
})
