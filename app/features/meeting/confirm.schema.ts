import * as z from "zod/mini"
import { optionalText } from "#app/ui/form/schema.ts"

/** What is sent with a confirmation: the version it was shown for (states.md 1d), and of a cancellation perhaps a reason. */
export const confirmSchema = z.object({ version: z.int(), reason: optionalText(1000) })

export type ConfirmInput = z.output<typeof confirmSchema>
