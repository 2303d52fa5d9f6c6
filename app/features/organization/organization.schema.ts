import * as z from "zod/mini"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { people } from "#app/parts/participants/participants.schema.ts"
import { choice, text } from "#app/ui/form/schema.ts"
import { offices } from "./offices.ts"

/** One logo: of the present one and a new one the new one is meant, none takes it away. */
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
  description: text(2000),
  login_logo_id: logo(),
  home_logo_id: logo(),
})

/** Most people who get an office at once (openapi/schemas/organization.yaml). */
const mostPeople = 50

/** Who gets which office (ROLE-06). */
export const officeSchema = z.object({
  role: choice(offices),
  member_ids: people({ min: 1, max: mostPeople }),
})
