import * as z from "zod/mini"
import { choice } from "#app/ui/form/schema.ts"
import { textFormats } from "./text-format.ts"

/** The editor's request for a preview or for the other format. Blank texts are allowed. */
export const richTextRequestSchema = z.object({
  format: choice(textFormats),
  text: z._default(z.string(), ""),
  to: choice(["view", ...textFormats]),
})
