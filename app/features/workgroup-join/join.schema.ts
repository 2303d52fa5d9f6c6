import * as z from "zod/mini"
import { optionalText } from "#app/ui/form/schema.ts"

/** Asking to join a group: the reason may stay empty (WG-06). */
export const joinSchema = z.object({ reason: optionalText(1000) })
