import * as z from "zod/mini"
import { scheduleTypeValues } from "#openapi/generated/values/schedule-type.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { endAfterStart, wallTime, wallTimeInZoneOf } from "#app/parts/wall-time/wall-time.schema.ts"
import { choice, optionalText, text } from "#app/forms/schema/schema.ts"

/** The reminder, in minutes before the start (CAL-02). */
export const reminderSchema = z.object({ intent: z.literal("subscribe"), reminder: choice(["30", "120", "1440"]) })

/** Everything that the forms on a schedule's page can submit (CAL-02). */
export const subscribeSchema = z.discriminatedUnion("intent", [
  reminderSchema,
  z.object({ intent: z.literal("unsubscribe") }),
])

/** A schedule (CAL-02). Its end, in the time zone of its start, is not before the start; `version` only for an existing schedule. */
export const scheduleSchema = z
  .object({
    version: z.optional(z.int()),
    subject: text(200),
    type: choice(scheduleTypeValues),
    start: wallTime(),
    end: wallTimeInZoneOf(),
    location: optionalText(500),
    description: richText(),
  })
  .check(endAfterStart("end", "time", { code: "end_too_early", isEqualAllowed: true }))
