import * as z from "zod/mini"
import { languageValues } from "#openapi/generated/values/language.ts"
import { salutationValues } from "#openapi/generated/values/salutation.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { choice, optional, optionalText, phone, text } from "#app/forms/schema/schema.ts"
import { isMobileOf } from "./mobile.ts"

/** The profile fields a person can edit (ACC-01: the mobile number must be in a valid format). */
export const profileSchema = z
  .object({
    version: z.int(),
    salutation: z.optional(choice(salutationValues)),
    first_name: optionalText(100),
    last_name: optionalText(100),
    job_title: optionalText(100),
    country_code: optionalText(20),
    province_code: optionalText(20),
    city_code: optionalText(20),
    address1: optionalText(200),
    address2: optionalText(200),
    mobile1: optional(phone()),
    mobile2: optional(phone()),
    phone1: optional(phone("telephone_format")),
    phone2: optional(phone("telephone_format")),
    fax: optional(phone("telephone_format")),
    timezone: text(64),
    language: choice(languageValues),
  })
  .check(
    z.check(({ value, issues }) => {
      for (const name of ["mobile1", "mobile2"] as const) {
        const number = value[name]
        const isReported = issues.some(({ path }) => path?.[0] === name)
        if (number === undefined || isReported || isMobileOf(value.country_code, number)) continue
        issues.push({ code: "custom", input: number, path: [name], message: fieldCode("phone_format") })
      }
    }),
  )

export type ProfileFormValues = z.output<typeof profileSchema>
