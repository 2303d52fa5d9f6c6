import * as z from "zod/mini"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { optionalText, text } from "#app/ui/form/schema.ts"

/** A text and files, to see what becomes of them when something goes wrong while they are on their way. */
export const kitSessionSchema = z.object({
  version: optionalText(20),
  text: text(5000),
  documentation: attachments(3),
})
