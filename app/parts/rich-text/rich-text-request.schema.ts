import * as z from "zod/mini"
import { textFormatValues } from "#openapi/generated/values/text-format.ts"
import { choice } from "#app/forms/schema/schema.ts"

/** The editor's request for a preview or for the other format. Blank texts are allowed. */
export const richTextRequestSchema = z.object({
  format: choice(textFormatValues),
  text: z._default(z.string(), ""),
  to: choice(["view", ...textFormatValues]),
})
