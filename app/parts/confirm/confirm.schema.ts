import * as z from "zod/mini"
import { optionalText } from "#app/ui/form/schema.ts"

/**
 * What is sent with a confirmation: the version it was shown for (states.md 1d), and where one is asked for a reason. Whether
 * it has to be given may depend on the record's state, so the backend tells.
 */
export const confirmSchema = z.object({ version: z.int(), reason: optionalText(1000) })

export type ConfirmInput = z.output<typeof confirmSchema>
