import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { optionalText } from "#app/ui/form/schema.ts"

const error = fieldCode("option_required")

/** One option, and perhaps why (VOTE-03). */
export const castSchema = z.object({
  option_id: z.string({ error }).check(z.minLength(1, { error })),
  reason: optionalText(1000),
})
