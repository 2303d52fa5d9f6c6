import * as z from "zod/mini"
import { groupRoleValues } from "#openapi/generated/values/group-role.ts"
import { groupTypeValues } from "#openapi/generated/values/group-type.ts"
import { textFormatValues } from "#openapi/generated/values/text-format.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { people } from "#app/parts/participants/participants.schema.ts"
import { isBlank } from "#app/parts/rich-text/blank.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { filled } from "#app/forms/schema/rules.ts"
import { choice, code } from "#app/forms/schema/schema.ts"

/** Maximum number of people who can be given a role at once (openapi/schemas/workgroup.yaml). */
export const maxPeople = 200

/** The people to give a role in a group (ROLE-06). */
export const roleSchema = z.object({
  role: choice(groupRoleValues),
  member_ids: people({ min: 1, max: maxPeople }),
})

/**
 * The version that was shown, and the acronym typed as confirmation (ADM-02, openapi/states/workgroup.yaml).
 * @param group its acronym, which has to be typed
 */
export function disbandSchema({ acronym }: { acronym?: string | undefined } = {}) {
  const isTyped = z.refine<string>((typed) => acronym === undefined || typed === acronym, {
    error: fieldCode("acronym_mismatch"),
  })
  return z.object({ version: z.int(), acronym: code(20).check(isTyped) })
}

/** What the form of a group says at an empty field (ERR-06). */
const empty = "cannot_be_empty"

/** The description of a group: like `richText`, with the message of this form. */
function description() {
  const error = fieldCode(empty)
  const given = z.object({ format: choice(textFormatValues), text: z.string({ error }) })
  return z.pipe(given.check(z.refine((value) => !isBlank(value), { path: ["text"], error })), richText())
}

const fields = {
  name: filled(200, empty),
  name_english: filled(200, empty),
  type: choice(groupTypeValues),
  description: description(),
}

/** Initial holders of a role; optional. */
const optionalPeople = () => people({ min: 0, max: 200 })

/** A new group (ADM-02): its acronym has only digits, letters and hyphens, at most 20 characters. */
export const createSchema = z.object({
  acronym: filled(20, empty, code).check(
    z.refine<string>((value) => /^[A-Za-z0-9-]+$/.test(value), { error: fieldCode("acronym_format") }),
  ),
  ...fields,
  chair_ids: optionalPeople(),
  vice_chair_ids: optionalPeople(),
  secretary_ids: optionalPeople(),
  member_ids: optionalPeople(),
})

/** The editable fields of a group; its acronym never changes. */
export const editSchema = z.object({ version: z.int(), ...fields })
