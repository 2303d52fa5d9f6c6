import * as z from "zod/mini"
import { cleanLine } from "#app/lib/clean-text.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { optionalText } from "#app/ui/form/schema.ts"

const longestName = 100

const isEmpty = fieldCode("category_name_required")

/** The name of a category; a name without visible characters counts as empty (FORM-02). */
function categoryName() {
  return z.string({ error: isEmpty }).check(
    z.overwrite<string>(cleanLine),
    z.minLength(1, { error: isEmpty }),
    z.refine<string>((value) => [...value].length <= longestName, {
      error: fieldCode("too_long", { max: longestName }),
    }),
  )
}

/** A category of downloads (DL-02); `id` and `version` are set when editing. */
export const categorySchema = z.object({
  id: optionalText(64),
  version: z.optional(z.int()),
  name: categoryName(),
})
