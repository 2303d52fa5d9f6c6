import * as z from "zod/mini"
import { requiredAttachments } from "#app/parts/attachments/attachments.schema.ts"
import { chosen, optionalLines, text } from "#app/forms/schema/schema.ts"

/** Maximum number of files of a download (openapi/schemas/download.yaml). */
const maxFiles = 20

/** A download (DL-03); `version` is set when editing. */
export const downloadSchema = z.object({
  version: z.optional(z.int()),
  name: text(200),
  category_id: chosen(64),
  description: optionalLines(2000),
  file_ids: requiredAttachments(maxFiles),
})

export type DownloadFormValues = z.output<typeof downloadSchema>
