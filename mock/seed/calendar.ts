import { hour } from "../store/clock.ts"
import type { TaskRow } from "../store/work-records.ts"
import { holder, type AllianceSeed } from "./builder.ts"

/** Topic calls, tasks and schedules, as far as the calendar and the numbers of the shell show them: each in every state. */
export function seedCalendar(seed: AllianceSeed): void {
  seedCalls(seed)
  seedTasks(seed)
  seedSchedules(seed)
}

function seedCalls({ builder, data, groups, person }: AllianceSeed): void {
  const plans = [
    { days: [-6, 14], isCancelled: false },
    { days: [4, 30], isCancelled: false },
    { days: [-30, -9], isCancelled: false },
    { days: [-12, 20], isCancelled: true },
  ] as const
  plans.forEach(({ days: [from, to], isCancelled }, at) =>
    builder.add("topic_call", {
      id: `topic-call-${data.key}-${at + 1}`,
      alliance_id: `alliance-${data.key}`,
      group_id: at % 2 === 0 ? null : (groups[0]?.id ?? null),
      subject: data.calls[at % data.calls.length] ?? "",
      start_time: builder.at(from, "10:00"),
      end_time: builder.at(to, "10:00"),
      timezone: "Asia/Shanghai",
      creator_id: person("topic-admin").id,
      is_cancelled: isCancelled,
      updated_time: builder.at(Math.min(from, -1), "03:00"),
      version: at + 1,
    }),
  )
}

const assignees = ["member", "secretary", "chair", "member", "vice-chair", "restricted-member"] as const

function seedTasks({ builder, data, groups, person }: AllianceSeed): void {
  const restricted = groups.find(({ type }) => type === "restricted") ?? groups[0]
  assignees.forEach((assignee, at) => {
    const group = assignee === "restricted-member" ? restricted : groups[0]
    if (!group) return
    builder.add("task", {
      id: `task-${data.key}-${at + 1}`,
      alliance_id: `alliance-${data.key}`,
      group_id: group.id,
      subject: data.tasks[at % data.tasks.length] ?? "",
      plan_start: builder.at(-8 + 2 * at, "01:00"),
      deadline: builder.at(-1 + 3 * at, "09:00"),
      status: ((at % 5) + 1) as TaskRow["status"],
      creator_id: holder(group, "chair"),
      assignee_id: person(assignee).id,
      collaborator_ids: at === 2 ? [person("member").id] : [],
      updated_time: builder.at(-2, "03:00"),
      version: at + 1,
    })
  })
}

function seedSchedules({ builder, data, person }: AllianceSeed): void {
  const plans = [
    { start: builder.at(7, "06:00"), hours: 1, location: null, isCancelled: false },
    { start: builder.at(16, "01:00"), hours: 8, location: "Shanghai 上海", isCancelled: false },
    { start: builder.at(-10, "01:00"), hours: 32, location: "Tromsø 特罗姆瑟", isCancelled: false },
    { start: builder.at(3, "12:00"), hours: 2, location: null, isCancelled: true },
  ]
  plans.forEach(({ start, hours, location, isCancelled }, at) =>
    builder.add("schedule", {
      id: `schedule-${data.key}-${at + 1}`,
      alliance_id: `alliance-${data.key}`,
      subject: data.schedules[at % data.schedules.length] ?? "",
      start_time: start,
      end_time: start + hours * hour,
      timezone: at % 2 === 0 ? "UTC" : "Asia/Shanghai",
      location,
      creator_id: person("schedule-admin").id,
      is_cancelled: isCancelled,
      updated_time: Math.min(start, builder.anchor) - 50 * hour,
      version: at + 1,
    }),
  )
}
