import * as z from "zod/mini"
import { choice } from "#app/ui/form/schema.ts"
import { textFormats } from "./text-format.ts"

/** What the editor asks of the server: a text to be shown, or in the other format. Blank texts have a look too. */
export const richTextRequestSchema = z.object({
  format: choice(textFormats),
  text: z._default(z.string(), ""),
  to: choice(["view", ...textFormats]),
})
