import * as z from "zod/mini"
import { organizationRoleNameValues } from "#openapi/generated/values/organization-role-name.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { people } from "#app/parts/participants/participants.schema.ts"
import { choice, lines, text, wholeNumber } from "#app/forms/schema/schema.ts"

/** Phases with a configured duration; a published proposal has no end (PROP-07). */
export const timedPhases = ["administrator_review", "group_review", "public_notice", "others", "archive"] as const

/** Maximum duration of a phase in days (openapi/schemas/phase-duration.yaml). */
const maxDays = 3650

/** Whole days, at least 1. */
const days = () => wholeNumber({ min: 1, max: maxDays })

/** Duration of each phase in days (ADM-03, PROP-07: more than 0). */
export const phaseDurationSchema = z.object({
  version: z.int(),
  administrator_review: days(),
  group_review: days(),
  public_notice: days(),
  others: days(),
  archive: days(),
})

/** One logo: if both the present and a new logo are sent, the new one wins; none removes the logo. */
function logo() {
  return z.pipe(
    attachments(),
    z.transform((files) => files.at(-1)?.id ?? null),
  )
}

/** The alliance itself (ADM-03: acronym of at most 10 characters). */
export const organizationSchema = z.object({
  version: z.int(),
  name: text(200),
  name_english: text(200),
  acronym: text(10),
  description: lines(2000),
  login_logo_id: logo(),
  home_logo_id: logo(),
})

/** Maximum number of people who can be given an office at once (openapi/schemas/organization.yaml). */
const maxPeople = 50

/** The people to give an office to (ROLE-06). */
export const officeSchema = z.object({
  role: choice(organizationRoleNameValues),
  member_ids: people({ min: 1, max: maxPeople }),
})
