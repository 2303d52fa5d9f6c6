import * as z from "zod/mini"
import { people } from "#app/parts/participants/participants.schema.ts"
import { choice } from "#app/ui/form/schema.ts"

/** At most so many people get a role at once (openapi/schemas/workgroup.yaml). */
export const mostPeople = 200

/** Who gets which role in a group (ROLE-06). */
export const roleSchema = z.object({
  role: choice(["chair", "vice_chair", "secretary", "member"]),
  member_ids: people({ min: 1, max: mostPeople }),
})
