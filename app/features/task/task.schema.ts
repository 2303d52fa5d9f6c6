import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { optionalPerson, people } from "#app/parts/participants/participants.schema.ts"
import { optionalRichText } from "#app/parts/rich-text/rich-text.schema.ts"
import { endAfterStart } from "#app/parts/wall-time/wall-time.schema.ts"
import { choice, day, lines, optional, optionalText, text, timeOfDay } from "#app/forms/schema/schema.ts"
import { priorities } from "./task.status.ts"

const moment = { date: optional(day()), time: optional(timeOfDay()), answer: optionalText(40) }

/** Requires a date and a time of day together. */
function whole<Value extends { date?: string | undefined; time?: string | undefined }>() {
  return z.check<Value>(({ value: { date, time }, issues, value }) => {
    if (date && !time) issues.push({ code: "custom", input: value, path: ["time"], message: fieldCode("required") })
    if (time && !date) issues.push({ code: "custom", input: value, path: ["date"], message: fieldCode("required") })
  })
}

/**
 * A task or subtask (TASK-02): only the subject is required. Both times are in the time zone of the start, and the deadline is not before
 * it; `version` only for an existing task.
 */
export const taskSchema = z
  .object({
    version: z.optional(z.int()),
    subject: text(200),
    description: optionalRichText(),
    start: z.object({ ...moment, zone: text(64) }).check(whole()),
    deadline: z.object(moment).check(whole()),
    priority: choice(priorities),
    assignee: optionalPerson(),
    collaborators: people({ min: 0, max: 50 }),
    attachments: attachments(),
  })
  .check(endAfterStart("deadline", "date", { code: "end_too_early", isEqualAllowed: true }))

/** Feedback on a task (TASK-01). */
export const feedbackSchema = z.object({
  intent: z.literal("feedback"),
  text: lines(5000),
  attachment_ids: attachments(),
})

/** Everything that a task's page can submit: feedback, continue or suspend (TASK-03). */
export const taskActSchema = z.discriminatedUnion("intent", [
  feedbackSchema,
  z.object({ intent: z.literal("continue"), version: z.int() }),
  z.object({ intent: z.literal("suspend"), version: z.int() }),
])
