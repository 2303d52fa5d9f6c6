import * as z from "zod/mini"
import { agencyTypeValues } from "#openapi/generated/values/agency-type.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { people } from "#app/parts/participants/participants.schema.ts"
import { choice, chosen, day, optional, optionalText, text } from "#app/forms/schema/schema.ts"

/** Maximum number of agreement templates of an agency, and of people added in one request (openapi/schemas/agency.yaml). */
const maxTemplates = 20
const maxPeople = 50

/** Whether two days can be compared as texts: an invalid one is reported as such. */
const isDay = (value: string | undefined): value is string => /^\d{4}-\d\d-\d\d$/.test(value ?? "")

/** An agency (ADM-04: names, type and region required). Its period is given as days in `timezone`, last day included. */
export const agencySchema = z
  .object({
    version: z.optional(z.int()),
    name: text(200),
    name_english: text(200),
    acronym: optionalText(50),
    type: choice(agencyTypeValues),
    country_code: chosen(20),
    province_code: optionalText(20),
    city_code: optionalText(20),
    address: optionalText(200),
    start: optional(day()),
    end: optional(day()),
    timezone: text(64),
    agreement_template_ids: attachments(maxTemplates),
  })
  .check(
    z.check(({ value: { start, end }, issues }) => {
      if (!isDay(start) || !isDay(end) || end >= start) return
      issues.push({ code: "custom", input: end, path: ["end"], message: fieldCode("end_too_early") })
    }),
  )

export type AgencyFormValues = z.output<typeof agencySchema>

/** People to add to an agency (ADM-04, FORM-05). */
export const agencyPeopleSchema = z.object({ member_ids: people({ min: 1, max: maxPeople }) })

/** The person to remove from an agency; `confirmed` after the question whether the last one may be removed. */
export const agencyRemovalSchema = z.object({ remove: text(64), confirmed: z.optional(z.literal("true")) })
