import * as z from "zod/mini"
import { allianceRoleValues } from "#openapi/generated/values/alliance-role.ts"
import { lines, optionalLines, optionalText, text } from "#app/forms/schema/schema.ts"

/** Fields of a member that an administrator can change (ADM-10). */
export const memberSchema = z.object({
  version: z.int(),
  name: text(100),
  real_name: text(100),
  entity_id: optionalText(64),
})

/** The role that every member has. It is always submitted, so that clearing all other roles still sends a list. */
export const everyone = "alliance_member"

/** The complete new set of a member's roles (ADM-10). */
export const memberRolesSchema = z.object({
  version: z.int(),
  roles: z.array(z.enum([everyone, ...allianceRoleValues])),
})

const members = z.array(text(80))

/** Several members to change, each with the version that was shown (ADM-10). */
export const manySchema = z.object({ members, reason: optionalLines(1000) })

/** The same for disabling accounts, which requires a reason that all these members receive. */
export const disableManySchema = z.object({ members, reason: lines(1000) })
