import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { notOfOthers } from "#app/ui/form/rules.ts"
import { optionalText } from "#app/ui/form/schema.ts"

const longestName = 100

const isEmpty = fieldCode("category_name_required")

/** The name of a category; a name of spaces only counts as empty (FORM-02). */
function categoryName() {
  return z.string({ error: isEmpty }).check(
    z.overwrite<string>((value) => value.trim()),
    z.minLength(1, { error: isEmpty }),
    z.refine<string>((value) => [...value].length <= longestName, {
      error: fieldCode("too_long", { max: longestName }),
    }),
  )
}

/** The categories that there are, whose names others cannot have. */
type Categories = { categories?: readonly { id: string; name: string }[] }

/** A category of downloads (DL-02), with a name that no other has; `id` and `version` are set when editing. */
export function categorySchema({ categories = [] }: Categories = {}) {
  return z
    .object({ id: optionalText(64), version: z.optional(z.int()), name: categoryName() })
    .check(notOfOthers(categories, ["name"]))
}
