import * as z from "zod/mini"
import { notOfOthers } from "#app/forms/schema/rules.ts"
import { optionalText, text } from "#app/forms/schema/schema.ts"

type Levels = { levels?: readonly { id: string; name: string; name_english: string }[] }

/**
 * A member level (ADM-05); `id` and `version` only for an existing one.
 * @param levels the levels that there are: no other has one of their names
 */
export function levelSchema({ levels = [] }: Levels = {}) {
  return z
    .object({ id: optionalText(64), version: z.optional(z.int()), name: text(100), name_english: text(100) })
    .check(notOfOthers(levels, ["name", "name_english"]))
}
