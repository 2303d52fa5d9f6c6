import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import {
  day,
  email,
  emailSuffix,
  optional,
  optionalLines,
  optionalText,
  phone,
  text,
  webAddress,
} from "#app/forms/schema/schema.ts"

/** A contact; needs a name if it has a phone number or an email address. */
const contact = z
  .object({ name: optionalText(100), phone: optional(phone("telephone_format")), email: optional(email()) })
  .check(
    z.check(({ value, issues }) => {
      if (value.name !== undefined || (value.phone ?? value.email) === undefined) return
      issues.push({ code: "custom", input: value.name, path: ["name"], message: fieldCode("required") })
    }),
  )

/** An organisation unit (ADM-05: names and acronyms required, 200 characters). */
export const entitySchema = z.object({
  version: z.optional(z.int()),
  name: text(200),
  name_english: text(200),
  acronym: text(200),
  acronym_english: text(200),
  level_id: optionalText(64),
  email_suffix: optional(emailSuffix()),
  expiration: optional(day()),
  website: optional(webAddress()),
  region_code: optionalText(20),
  representative_id: optionalText(64),
  address: optionalText(200),
  memo: optionalLines(200),
  contacts: z.array(z.optional(contact)).check(z.maxLength(3)),
})

export type EntityFormValues = z.output<typeof entitySchema>
