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

/** The subject of a subtask, which is added in the list of subtasks (TASK-01). */
export const quickSubtaskSchema = z.object({
  intent: z.literal("subtask"),
  subject: text(200),
  mine: z.optional(z.literal("on")),
})

/** What every change of one field has: the task's version, and its id unless it is the task of the page. */
const ofTask = { task_id: optionalText(64), version: z.int() }

/** The forms that change one field of a task, by field (TASK-02). */
export const changeSchemas = {
  priority: z.object({ intent: z.literal("priority"), ...ofTask, priority: choice(priorities) }),
  deadline: z.object({
    intent: z.literal("deadline"),
    ...ofTask,
    deadline: z.object({ ...moment, zone: text(64) }).check(whole()),
  }),
  assignee: z.object({ intent: z.literal("assignee"), ...ofTask, assignee: optionalPerson() }),
}

/** The buttons that start, continue or suspend a task (TASK-03). */
const moves = [
  z.object({ intent: z.literal("continue"), ...ofTask }),
  z.object({ intent: z.literal("suspend"), ...ofTask }),
] as const

/** Everything that a row of a task can submit: a move, or a change of one field. */
export const taskChangeSchema = z.discriminatedUnion("intent", [
  ...moves,
  changeSchemas.priority,
  changeSchemas.deadline,
  changeSchemas.assignee,
])

/** Everything that a task's page can submit: feedback, a subtask, and what a row of a task can. */
export const taskActSchema = z.discriminatedUnion("intent", [
  feedbackSchema,
  quickSubtaskSchema,
  ...moves,
  changeSchemas.priority,
  changeSchemas.deadline,
  changeSchemas.assignee,
])
