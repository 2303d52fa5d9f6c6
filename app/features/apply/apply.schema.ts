import * as z from "zod/mini"
import { applicantNatureValues } from "#openapi/generated/values/applicant-nature.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments, requiredAttachments } from "#app/parts/attachments/attachments.schema.ts"
import { maxContacts } from "./form/limits.ts"
import {
  choice,
  chosen,
  code,
  email,
  emailSuffix,
  lines,
  optional,
  optionalText,
  phone,
  text,
  webAddress,
} from "#app/forms/schema/schema.ts"

/** Maximum number of other files of an application (openapi/schemas/membership-application.yaml). */
const maxOtherFiles = 20

/** An optional document. If the form has both the existing file and a new one, the new one wins. */
function oneFile() {
  return z.pipe(
    attachments(),
    z.transform((files) => files.at(-1)?.id),
  )
}

/** A required document. */
function requiredFile() {
  return z.pipe(
    requiredAttachments(),
    z.transform((files) => files.at(-1)?.id ?? ""),
  )
}

/** A contact. The first one is required; each further one must be complete or empty. */
const contact = z.object({
  name: optionalText(100),
  phone: optional(phone("telephone_format")),
  email: optional(email()),
})

const contactFields = ["name", "phone", "email"] as const

/**
 * The contacts. The check belongs to the list, not to the whole application, and also runs after an error in a contact: zod skips the
 * checks of an object with invalid fields, so the user would be told of a missing contact only at the second attempt.
 */
const contacts = z.array(z.optional(contact)).check(
  z.maxLength(maxContacts),
  z.check(
    ({ value, issues }) => {
      const rows = value.length > 0 ? value : [undefined]
      rows.forEach((row, at) => {
        const isMeant = at === 0 || contactFields.some((field) => row?.[field] !== undefined)
        for (const field of contactFields)
          if (isMeant && row?.[field] === undefined)
            issues.push({ code: "custom", input: undefined, path: [at, field], message: fieldCode("required") })
      })
    },
    { when: ({ value }) => Array.isArray(value) },
  ),
)

/** An organisation's application for membership (ADM-09); `version` is set when a rejected application is resubmitted. */
export const applicationSchema = z.object({
  version: z.optional(z.int()),
  name: text(200),
  name_english: text(200),
  acronym: text(200),
  acronym_english: text(200),
  nature: choice(applicantNatureValues),
  country_code: chosen(20),
  province_code: optionalText(20),
  city_code: optionalText(20),
  address: optionalText(200),
  website: optional(webAddress()),
  email_suffix: optional(emailSuffix()),
  proposed_level_id: chosen(64),
  proposed_group_acronym: optionalText(20),
  contacts,
  registration_document_id: requiredFile(),
  application_document_id: requiredFile(),
  logo_id: oneFile(),
  other_ids: attachments(maxOtherFiles),
})

export type ApplicationFormValues = z.output<typeof applicationSchema>

/** Code and email that open an existing application (ADM-09). */
export const openingSchema = z.object({ code: code(50), email: email() })

/** Forms of the application page: feedback with files, or closing the application in this browser. */
export const statusSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("feedback"), text: lines(5000), attachment_ids: attachments() }),
  z.object({ intent: z.literal("leave") }),
])

/** The feedback form on its own. */
export const feedbackSchema = z.object({
  intent: z.literal("feedback"),
  text: lines(5000),
  attachment_ids: attachments(),
})
