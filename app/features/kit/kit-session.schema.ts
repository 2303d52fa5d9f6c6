import * as z from "zod/mini"
import { text } from "#app/ui/form/schema.ts"

/** One text, to see what becomes of it when the session ends while it is typed. */
export const kitSessionSchema = z.object({ text: text(5000) })
