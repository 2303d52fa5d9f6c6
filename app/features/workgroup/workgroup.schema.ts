import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { people } from "#app/parts/participants/participants.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { choice, text } from "#app/ui/form/schema.ts"

/** At most so many people get a role at once (openapi/schemas/workgroup.yaml). */
export const mostPeople = 200

/** Who gets which role in a group (ROLE-06). */
export const roleSchema = z.object({
  role: choice(["chair", "vice_chair", "secretary", "member"]),
  member_ids: people({ min: 1, max: mostPeople }),
})

/** The version for which one was asked, and the acronym typed again (ADM-02, openapi/states/workgroup.yaml). */
export const disbandSchema = z.object({ version: z.int(), acronym: text(20) })

const fields = {
  name: text(200),
  name_english: text(200),
  type: choice(["public", "restricted"]),
  description: richText(),
}

/** Those who begin in a role; nobody has to. */
const anybody = () => people({ min: 0, max: 200 })

/** A new group (ADM-02): its acronym has digits, letters and hyphens alone, at most 20. */
export const createSchema = z.object({
  acronym: text(20).check(
    z.refine<string>((value) => value === "" || /^[A-Za-z0-9-]+$/.test(value), {
      error: fieldCode("acronym_format"),
    }),
  ),
  ...fields,
  chair_ids: anybody(),
  vice_chair_ids: anybody(),
  secretary_ids: anybody(),
  member_ids: anybody(),
})

/** What changes of a group; its acronym never does. */
export const editSchema = z.object({ version: z.int(), ...fields })
