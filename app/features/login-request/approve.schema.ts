import * as z from "zod/mini"
import { text } from "#app/ui/form/schema.ts"

/** What it takes to let somebody in: their real name and their entity (ADM-06). */
export const approveSchema = z.object({ version: z.int(), real_name: text(100), entity_id: text(64) })
