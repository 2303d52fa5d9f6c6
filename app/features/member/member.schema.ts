import * as z from "zod/mini"
import { optionalText, text } from "#app/ui/form/schema.ts"
import { memberRoles } from "./member.status.ts"

/** What an administrator mends of a member (ADM-10). */
export const memberSchema = z.object({
  version: z.int(),
  name: text(100),
  real_name: text(100),
  entity_id: optionalText(64),
})

/** What everybody is: always sent, so that a form without a role is one with an empty list. */
export const everyone = "alliance_member"

/** All roles that somebody has from now on (ADM-10). */
export const memberRolesSchema = z.object({ version: z.int(), roles: z.array(z.enum([everyone, ...memberRoles])) })

const members = z.array(text(80))

/** Several members at once: each with the version that was shown (ADM-10). */
export const manySchema = z.object({ members, reason: optionalText(1000) })

/** The same where accounts are disabled: everybody is told the reason. */
export const disableManySchema = z.object({ members, reason: text(1000) })
