import * as z from "zod/mini"
import { choice, text } from "#app/ui/form/schema.ts"

/** What is done to a package in the list of downloads. */
export const exportActSchema = z.object({ intent: choice(["repeat", "delete"]), id: text(64) })

export type ExportAct = z.output<typeof exportActSchema>
