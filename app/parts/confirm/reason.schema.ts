import * as z from "zod/mini"
import { text } from "#app/ui/form/schema.ts"

/** What is sent where a reason has to be given: the version it is about (states.md 1d), and why. */
export const reasonSchema = z.object({ version: z.int(), reason: text(1000) })
