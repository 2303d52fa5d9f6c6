import * as z from "zod/mini"
import { text } from "#app/ui/form/schema.ts"

/** Which entity is enabled, and the version it was shown for (states.md 1d). */
export const enableSchema = z.object({ id: text(64), version: z.int() })
