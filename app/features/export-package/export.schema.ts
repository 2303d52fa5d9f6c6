import * as z from "zod/mini"
import { choice, optionalText } from "#app/ui/form/schema.ts"

/** How a package is made: kind of file, language of its headings, a note for oneself (DL-04). */
export const exportSchema = z.object({
  format: choice(["csv", "zip"]),
  language: choice(["english", "chinese"]),
  memo: optionalText(500),
})

export type ExportWish = z.output<typeof exportSchema>
