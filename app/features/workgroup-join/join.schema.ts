import * as z from "zod/mini"
import { optionalText } from "#app/ui/form/schema.ts"

/** A request to join a group; the reason is optional (WG-06). */
export const joinSchema = z.object({ reason: optionalText(1000) })
