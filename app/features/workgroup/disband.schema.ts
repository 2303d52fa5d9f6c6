import * as z from "zod/mini"
import { text } from "#app/ui/form/schema.ts"

/** The version for which one was asked, and the acronym typed again (ADM-02, openapi/states/workgroup.yaml). */
export const disbandSchema = z.object({ version: z.int(), acronym: text(20) })
