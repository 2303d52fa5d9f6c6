import * as z from "zod/mini"
import { optionalText, text } from "#app/ui/form/schema.ts"

/** What is sent where nothing else is asked: the version that somebody saw when they chose (docs/decisions/008-long-forms.md). */
export const versionSchema = z.object({ version: z.int() })

/** The same, and a reason where one is asked for. Whether it has to be given may depend on the record's state: the backend tells. */
export const confirmSchema = z.object({ version: z.int(), reason: optionalText(1000) })

/** The same where a reason always has to be given. */
export const reasonSchema = z.object({ version: z.int(), reason: text(1000) })

/** A row of a list, and the version it was shown for: what is sent to enable it (docs/decisions/008-long-forms.md). */
export const rowSchema = z.object({ id: text(64), version: z.int() })

/** A question whose answer is its button alone: nothing is sent along. */
export const emptySchema = z.object({})
