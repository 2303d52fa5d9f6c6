import * as z from "zod/mini"
import { wallTime } from "#app/parts/wall-time/wall-time.schema.ts"

/** A new end as a wall time in a zone, and the version of the ballot it was asked for (VOTE-04). */
export const extendSchema = z.object({ version: z.int(), end: wallTime() })
