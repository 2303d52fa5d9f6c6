import { holder } from "#mock/domains/workgroup/holder.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import type { AgendaTemplateTopic } from "./records.ts"

const topic = (subject: string, minutes: number | null, text = ""): AgendaTemplateTopic => ({
  subject,
  minutes,
  description: { format: "markdown", text },
})

const monthly = [
  topic("Approval of the agenda and of the last minutes", 10),
  topic("Open action items", 15, "Who, and **until when**. The list is in the tasks of the group."),
  topic("Reports of the editors", 30),
  topic("Any other business", null),
]

const review = [
  topic("收到的意见概览", 10),
  topic("逐条讨论", 60, "先讨论技术性意见，再讨论编辑性意见。"),
  topic("决议与下一步", 15),
]

/** Templates of public, restricted and disbanded groups. */
export function seedAgendaTemplates(seed: AllianceSeed): void {
  const { builder, data, groups, alliance_id } = seed
  const restricted = groups.find(({ type }) => type === "restricted")
  const disbanded = groups.find(({ status }) => status === "disband")
  const plans = [
    { name: "Monthly meeting", topics: monthly, group: groups[0] },
    { name: "意见评审会", topics: review, group: groups[0] },
    ...(restricted ? [{ name: "Steering meeting", topics: monthly.slice(1), group: restricted }] : []),
    ...(disbanded ? [{ name: "Last meeting", topics: review, group: disbanded }] : []),
  ]
  plans.forEach(({ name, topics, group }, at) => {
    const creator_id = holder(group, "chair")
    const created_time = builder.at(-40 + at, "08:00")
    builder.add("agenda_template", {
      id: `agenda-template-${data.key}-${at + 1}`,
      alliance_id,
      group_id: group.id,
      name,
      topics,
      creator_id,
      created_time,
      changed_by_id: creator_id,
      updated_time: created_time,
      version: 1,
    })
  })
}
