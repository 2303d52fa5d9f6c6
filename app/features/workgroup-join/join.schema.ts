import * as z from "zod/mini"
import { optionalLines } from "#app/forms/schema/schema.ts"

/** A request to join a group; the reason is optional (WG-06). */
export const joinSchema = z.object({ reason: optionalLines(1000) })
