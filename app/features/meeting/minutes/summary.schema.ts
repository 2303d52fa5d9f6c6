import * as z from "zod/mini"
import { fieldCode, messageCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { readParticipants } from "#app/parts/participants/participant.ts"
import { openSearchProblem } from "#app/parts/participants/participants.schema.ts"
import { optionalRichText } from "#app/parts/rich-text/rich-text.schema.ts"
import { day, lines, optional, optionalLines, optionalText, text } from "#app/forms/schema/schema.ts"
import { maxActions, maxDecisions } from "./limits.ts"

/** A decision; `decision_id` if the minutes have it already. */
const decision = z.object({ decision_id: optionalText(64), text: lines(2000), ballot_id: optionalText(64) })

/** An action; one that becomes a task needs a person, who is told. */
const actionItem = z
  .object({
    item_id: optionalText(64),
    text: text(200),
    assignee_id: optionalText(64),
    due_date: optional(day()),
    is_task: z.optional(z.boolean()),
    group_acronym: optionalText(20),
  })
  .check(
    z.check(({ value: { is_task, assignee_id }, issues }) => {
      if (!is_task || assignee_id) return
      issues.push({ code: "custom", input: assignee_id, path: ["assignee_id"], message: fieldCode("required_choice") })
    }),
  )

/** What the minutes say about one topic, or about none (MEET-15). */
const minutesOfTopic = z.object({
  topic_id: optionalText(64),
  text: optionalLines(5000),
  decisions: z
    .array(decision)
    .check(z.maxLength(maxDecisions, { error: fieldCode("too_many", { max: maxDecisions }) })),
  action_items: z
    .array(actionItem)
    .check(z.maxLength(maxActions, { error: fieldCode("too_many", { max: maxActions }) })),
})

type Minutes = {
  asks_group_of_task?: boolean | undefined
  topic_minutes: { action_items: { is_task?: boolean | undefined; group_acronym?: string | undefined }[] }[]
}

/** The task of a meeting of the whole alliance belongs to a group, which its action names. */
const groupsOfTasks = z.check<Minutes>(({ value: { asks_group_of_task, topic_minutes }, issues }) => {
  if (!asks_group_of_task) return
  topic_minutes.forEach(({ action_items }, topic) =>
    action_items.forEach(({ is_task, group_acronym }, item) => {
      if (!is_task || group_acronym) return
      const path = ["topic_minutes", topic, "action_items", item, "group_acronym"]
      issues.push({ code: "custom", input: group_acronym, path, message: fieldCode("required_choice") })
    }),
  )
})

const maxAttendees = 1000

/** People from a picker that also offers groups; only individual people can be attendees. */
const people = z.pipe(
  z.array(z.string()).check(
    z.refine<string[]>((chosen) => readParticipants(chosen).every(({ kind }) => kind === "member"), {
      error: messageCode("meeting-summary.no-groups"),
    }),
    z.check(({ value, issues }) => {
      const message = openSearchProblem(value)
      if (message) issues.push({ code: "custom", input: value, message })
    }),
  ),
  z.transform((chosen) => readParticipants(chosen).map(({ id }) => id)),
)

/**
 * The form of the minutes of a meeting: what they say about each topic and as a whole, their files, and the attendees, participants and others; each is
 * optional (MEET-05, MEET-09, MEET-15). `asks_group_of_task` is sent by the form of a meeting of the whole alliance.
 */
export const summarySchema = z
  .object({
    version: z.int(),
    asks_group_of_task: z.optional(z.boolean()),
    topic_minutes: z.array(minutesOfTopic),
    summary: optionalRichText(),
    summary_file_ids: attachments(),
    attendee_ids: z.array(text(64)).check(
      z.refine<string[]>((ids) => ids.length <= maxAttendees, {
        error: fieldCode("too_many", { max: maxAttendees }),
      }),
    ),
    others: people,
  })
  .check(groupsOfTasks)
