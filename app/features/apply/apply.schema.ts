import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { choice, email, emailSuffix, optional, optionalText, phone, text, webAddress } from "#app/ui/form/schema.ts"
import { natures } from "./apply.status.ts"

/** Most contacts and other files of an application (openapi/schemas/membership-application.yaml). */
export const mostContacts = 3
const mostOthers = 20

/** One document: of the present one and a new one the new one is meant. */
function oneFile() {
  return z.pipe(
    attachments(),
    z.transform((files) => files.at(-1)?.id),
  )
}

/** One document that an application cannot do without. */
function requiredFile() {
  return z.pipe(
    attachments().check(z.refine((files) => files.length > 0, { error: fieldCode("required") })),
    z.transform((files) => files.at(-1)?.id ?? ""),
  )
}

/** The first contact is needed; another one is whole or empty. */
const contact = z.object({
  name: optionalText(100),
  phone: optional(phone("telephone_format")),
  email: optional(email()),
})

const contactFields = ["name", "phone", "email"] as const

/** An organisation's application for membership (ADM-09); `version` where it was rejected and is sent again. */
export const applicationSchema = z
  .object({
    version: z.optional(z.int()),
    name: text(200),
    name_english: text(200),
    acronym: text(200),
    acronym_english: text(200),
    nature: choice(natures),
    country_code: text(20),
    province_code: optionalText(20),
    city_code: optionalText(20),
    address: optionalText(200),
    website: optional(webAddress()),
    email_suffix: optional(emailSuffix()),
    proposed_level_id: text(64),
    proposed_group_acronym: optionalText(20),
    contacts: z.array(z.optional(contact)).check(z.maxLength(mostContacts)),
    registration_document_id: requiredFile(),
    application_document_id: requiredFile(),
    logo_id: oneFile(),
    other_ids: attachments(mostOthers),
  })
  .check(
    z.check(({ value: { contacts }, issues }) => {
      const rows = contacts.length > 0 ? contacts : [undefined]
      rows.forEach((row, at) => {
        const isMeant = at === 0 || contactFields.some((field) => row?.[field] !== undefined)
        for (const field of contactFields)
          if (isMeant && row?.[field] === undefined)
            issues.push({
              code: "custom",
              input: undefined,
              path: ["contacts", at, field],
              message: fieldCode("required"),
            })
      })
    }),
  )

export type ApplicationWish = z.output<typeof applicationSchema>

/** What opens an application again (ADM-09). */
export const openingSchema = z.object({ code: text(50), email: email() })

/** What the page of an application sends: feedback with files, or that it is left. */
export const statusSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("feedback"), text: text(5000), attachment_ids: attachments() }),
  z.object({ intent: z.literal("leave") }),
])

/** The form of the feedback alone. */
export const feedbackSchema = z.object({
  intent: z.literal("feedback"),
  text: text(5000),
  attachment_ids: attachments(),
})
