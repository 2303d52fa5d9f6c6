import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { people } from "#app/parts/participants/participants.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { choice, code, text } from "#app/ui/form/schema.ts"

/** Maximum number of people who can be given a role at once (openapi/schemas/workgroup.yaml). */
export const maxPeople = 200

/** The people to give a role in a group (ROLE-06). */
export const roleSchema = z.object({
  role: choice(["chair", "vice_chair", "secretary", "member"]),
  member_ids: people({ min: 1, max: maxPeople }),
})

/** The version that was shown, and the acronym typed as confirmation (ADM-02, openapi/states/workgroup.yaml). */
export const disbandSchema = z.object({ version: z.int(), acronym: code(20) })

const fields = {
  name: text(200),
  name_english: text(200),
  type: choice(["public", "restricted"]),
  description: richText(),
}

/** Initial holders of a role; optional. */
const optionalPeople = () => people({ min: 0, max: 200 })

/** A new group (ADM-02): its acronym has only digits, letters and hyphens, at most 20 characters. */
export const createSchema = z.object({
  acronym: code(20).check(
    z.refine<string>((value) => value === "" || /^[A-Za-z0-9-]+$/.test(value), {
      error: fieldCode("acronym_format"),
    }),
  ),
  ...fields,
  chair_ids: optionalPeople(),
  vice_chair_ids: optionalPeople(),
  secretary_ids: optionalPeople(),
  member_ids: optionalPeople(),
})

/** The editable fields of a group; its acronym never changes. */
export const editSchema = z.object({ version: z.int(), ...fields })
