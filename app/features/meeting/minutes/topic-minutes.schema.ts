import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { day, lines, optional, optionalLines, optionalText, text } from "#app/forms/schema/schema.ts"
import { maxDecisions, maxActions } from "./limits.ts"

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
export const minutesOfTopic = z.object({
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
export const groupsOfTasks = z.check<Minutes>(({ value: { asks_group_of_task, topic_minutes }, issues }) => {
  if (!asks_group_of_task) return
  topic_minutes.forEach(({ action_items }, topic) =>
    action_items.forEach(({ is_task, group_acronym }, item) => {
      if (!is_task || group_acronym) return
      const path = ["topic_minutes", topic, "action_items", item, "group_acronym"]
      issues.push({ code: "custom", input: group_acronym, path, message: fieldCode("required_choice") })
    }),
  )
})
