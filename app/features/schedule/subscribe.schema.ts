import * as z from "zod/mini"
import { choice } from "#app/ui/form/schema.ts"

/** The reminder one wants, in minutes before the start (CAL-02). */
export const reminderSchema = z.object({ intent: z.literal("subscribe"), reminder: choice(["30", "120", "1440"]) })

/** What the page of a schedule sends (CAL-02). */
export const subscribeSchema = z.discriminatedUnion("intent", [
  reminderSchema,
  z.object({ intent: z.literal("unsubscribe") }),
])
