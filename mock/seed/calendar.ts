import { hour } from "../store/clock.ts"
import type { TaskRow } from "../store/work-records.ts"
import { hashOfKey } from "../rules/feed-key.ts"
import { holder, type AllianceSeed } from "./builder.ts"

/** Topic calls and tasks, as far as the calendar and the numbers of the shell show them, schedules, and feeds: each in every state. */
export function seedCalendar(seed: AllianceSeed): void {
  seedCalls(seed)
  seedTasks(seed)
  seedSchedules(seed)
  seedFeeds(seed)
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
    { start: builder.at(7, "06:00"), hours: 1, type: "maintenance", location: null, isCancelled: false },
    { start: builder.at(16, "01:00"), hours: 8, type: "training", location: "Shanghai 上海", isCancelled: false },
    { start: builder.at(-10, "01:00"), hours: 32, type: "conference", location: "Tromsø 特罗姆瑟", isCancelled: false },
    { start: builder.at(3, "12:00"), hours: 2, type: "maintenance", location: null, isCancelled: true },
  ] as const
  plans.forEach(({ start, hours, type, location, isCancelled }, at) => {
    const subject = data.schedules[at % data.schedules.length] ?? ""
    const updated_time = Math.min(start, builder.anchor) - 50 * hour
    builder.add("schedule", {
      id: `schedule-${data.key}-${at + 1}`,
      alliance_id: `alliance-${data.key}`,
      subject,
      type,
      description: { format: "markdown", text: `**${subject}**\n\n- 请提前安排时间 Please keep the time free` },
      start_time: start,
      end_time: start + hours * hour,
      timezone: at % 2 === 0 ? "UTC" : "Asia/Shanghai",
      location,
      creator_id: person("schedule-admin").id,
      is_cancelled: isCancelled,
      created_time: updated_time - 24 * hour,
      changed_by_id: person("schedule-admin").id,
      updated_time,
      version: at + 1,
    })
  })
  const subscribers = [
    ["member", 1, 120],
    ["chair", 1, 30],
    ["lone-member", 1, 1440],
    ["member", 2, 1440],
  ] as const
  for (const [who, number, minutes] of subscribers) {
    const [schedule_id, member_id] = [`schedule-${data.key}-${number}`, person(who).id]
    builder.add("schedule_subscription", { id: `${schedule_id}/${member_id}`, schedule_id, member_id, minutes })
  }
}

/** The key that the contract shows in its examples. */
const exampleKey = "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA_8"

function seedFeeds({ builder, data, groups, person }: AllianceSeed): void {
  const made = { alliance_id: `alliance-${data.key}`, record: null, created_time: builder.at(-20, "02:00") }
  builder.add("calendar_feed", {
    ...made,
    id: `calendar-feed-${data.key}-1`,
    member_id: person("member").id,
    group_id: groups[0].id,
    key_hash: hashOfKey(data.key === "aurora" ? exampleKey : `${data.key} has no example`),
    last_read_time: null,
  })
  builder.add("calendar_feed", {
    ...made,
    id: `calendar-feed-${data.key}-2`,
    member_id: person("admin").id,
    group_id: null,
    key_hash: hashOfKey(`nobody knows the key of ${data.key}`),
    last_read_time: builder.at(-1, "06:45"),
  })
}
