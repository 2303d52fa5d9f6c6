import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { people } from "#app/parts/participants/participants.schema.ts"
import { choice, day, optional, optionalText, text } from "#app/ui/form/schema.ts"
import { agencyTypes } from "./agency.status.ts"

/** Most agreement templates of an agency, and people who are added at once (openapi/schemas/agency.yaml). */
const mostTemplates = 20
const mostPeople = 50

/** An agency (ADM-04: names, type and region required); its period is in days of `timezone`, the last one included. */
export const agencySchema = z
  .object({
    version: z.optional(z.int()),
    name: text(200),
    name_english: text(200),
    acronym: optionalText(50),
    type: choice(agencyTypes),
    country_code: text(20),
    province_code: optionalText(20),
    city_code: optionalText(20),
    address: optionalText(200),
    start: optional(day()),
    end: optional(day()),
    timezone: text(64),
    agreement_template_ids: attachments(mostTemplates),
  })
  .check(
    z.check(({ value: { start, end }, issues }) => {
      if (start === undefined || end === undefined || end >= start) return
      issues.push({ code: "custom", input: end, path: ["end"], message: fieldCode("end_before_start") })
    }),
  )

export type AgencyWish = z.output<typeof agencySchema>

/** Who is added to an agency (ADM-04, FORM-05). */
export const agencyPeopleSchema = z.object({ member_ids: people({ min: 1, max: mostPeople }) })

/** Who is taken out of it. */
export const agencyRemovalSchema = z.object({ remove: text(64) })
