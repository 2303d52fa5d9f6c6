import * as z from "zod/mini"
import { choice, optionalText, text } from "#app/ui/form/schema.ts"

/** What is done to a package in the list of downloads. */
export const exportActSchema = z.object({ intent: choice(["repeat", "delete"]), id: text(64) })

export type ExportAct = z.output<typeof exportActSchema>

/** How a package is made: kind of file, language of its headings, a note for oneself (DL-04). */
export const exportSchema = z.object({
  format: choice(["csv", "zip"]),
  language: choice(["english", "chinese"]),
  memo: optionalText(500),
})

export type ExportWish = z.output<typeof exportSchema>
