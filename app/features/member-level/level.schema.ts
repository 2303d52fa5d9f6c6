import * as z from "zod/mini"
import { optionalText, text } from "#app/ui/form/schema.ts"

/** A member level; `id` and `version` only for an existing one. */
export const levelSchema = z.object({
  id: optionalText(64),
  version: z.optional(z.int()),
  name: text(100),
  name_english: text(100),
})
