import * as z from "zod/mini"
import { exportFormatValues } from "#openapi/generated/values/export-format.ts"
import { exportLanguageValues } from "#openapi/generated/values/export-language.ts"
import { choice, optionalLines, text } from "#app/forms/schema/schema.ts"

/** An action on a package in the list. */
export const exportActionSchema = z.object({ intent: choice(["repeat", "delete"]), id: text(64) })

export type ExportAction = z.output<typeof exportActionSchema>

/** Options of a new package: file format, language of its headings, a private note (DL-04). */
export const exportSchema = z.object({
  format: choice(exportFormatValues),
  language: choice(exportLanguageValues),
  memo: optionalLines(500),
})

export type ExportFormValues = z.output<typeof exportSchema>
