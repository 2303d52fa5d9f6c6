import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { optionalText, text } from "#app/ui/form/schema.ts"

/** Maximum number of files of a download (openapi/schemas/download.yaml). */
const maxFiles = 20

/** A download (DL-03); `version` is set when editing. */
export const downloadSchema = z.object({
  version: z.optional(z.int()),
  name: text(200),
  category_id: text(64),
  description: optionalText(2000),
  file_ids: attachments(maxFiles).check(z.refine((files) => files.length > 0, { error: fieldCode("required") })),
})

export type DownloadFormValues = z.output<typeof downloadSchema>
