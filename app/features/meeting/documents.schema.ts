import * as z from "zod/mini"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { optionalText } from "#app/ui/form/schema.ts"

/** What may still be changed while a meeting is going on (states.md 2). */
export const documentsSchema = z.object({
  version: z.int(),
  location: optionalText(500),
  documentation_ids: attachments(),
})
