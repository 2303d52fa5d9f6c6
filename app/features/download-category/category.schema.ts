import * as z from "zod/mini"
import { filled, notOfOthers } from "#app/forms/schema/rules.ts"
import { optionalText } from "#app/forms/schema/schema.ts"

const longestName = 100

/** The categories that there are, whose names others cannot have. */
type Categories = { categories?: readonly { id: string; name: string }[] }

/** A category of downloads (DL-02), with a name that no other has; `id` and `version` are set when editing. */
export function categorySchema({ categories = [] }: Categories = {}) {
  return z
    .object({ id: optionalText(64), version: z.optional(z.int()), name: filled(longestName, "category_name_required") })
    .check(notOfOthers(categories, ["name"]))
}
