import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { optionalText, text } from "#app/ui/form/schema.ts"

/** Most files of one download (openapi/schemas/download.yaml). */
const mostFiles = 20

/** Material for download (DL-03); `version` where there is one already. */
export const downloadSchema = z.object({
  version: z.optional(z.int()),
  name: text(200),
  category_id: text(64),
  description: optionalText(2000),
  file_ids: attachments(mostFiles).check(
    z.refine((files) => files.length > 0, { error: fieldCode("min_items", { min: 1 }) }),
  ),
})

export type DownloadWish = z.output<typeof downloadSchema>
