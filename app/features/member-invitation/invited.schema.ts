import * as z from "zod/mini"
import { text } from "#app/ui/form/schema.ts"

/** An invitation of one person is sent again, or taken back (ADM-11). */
export const invitedSchema = z.object({ invitation: text(64), row: z.int(), intent: z.enum(["resend", "revoke"]) })
