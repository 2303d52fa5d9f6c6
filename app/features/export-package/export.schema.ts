import * as z from "zod/mini"
import { choice, optionalLines, text } from "#app/ui/form/schema.ts"

/** An action on a package in the list. */
export const exportActionSchema = z.object({ intent: choice(["repeat", "delete"]), id: text(64) })

export type ExportAction = z.output<typeof exportActionSchema>

/** Options of a new package: file format, language of its headings, a private note (DL-04). */
export const exportSchema = z.object({
  format: choice(["csv", "zip"]),
  language: choice(["english", "chinese"]),
  memo: optionalLines(500),
})

export type ExportFormValues = z.output<typeof exportSchema>
