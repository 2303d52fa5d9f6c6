import type { AllianceKey } from "#mock/engine/seed/alliances.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { hour } from "#mock/engine/store/clock.ts"

type Words = { subject: string; text: string; location: string | null }

/** Texts of the schedules, in the order of the plans. */
const words: Readonly<Record<AllianceKey, readonly Words[]>> = {
  aurora: [
    {
      subject: "Portal maintenance",
      text: "The portal is **read-only** for one hour. Please save your drafts before.",
      location: null,
    },
    { subject: "一致性测试培训", text: "**培训内容**\n\n- 测试用例集 0.9\n- 测试报告模板", location: "上海" },
    {
      subject: "Optical Interconnect Days",
      text: "**Two days** of talks and demonstrations, open to all members.",
      location: "Tromsø",
    },
    { subject: "测试平台升级维护", text: "升级取消，平台照常使用。", location: null },
  ],
  harbor: [
    {
      subject: "Maintenance of the data server",
      text: "Uploads are **closed** for one hour.",
      location: null,
    },
    { subject: "数据交换格式培训", text: "**培训内容**\n\n- 格式 2.0\n- 示例数据", location: "宁波" },
    { subject: "Trial week", text: "**Two days** on the quay. Please bring your access pass.", location: "Tromsø" },
    { subject: "浮标维护窗口", text: "因海况取消，另行通知。", location: null },
  ],
}

const nothing: Words = { subject: "", text: "", location: null }

/** Seeds schedules in every state, and subscriptions to them. */
export function seedSchedules({ builder, data, person }: AllianceSeed): void {
  const plans = [
    { start: builder.at(7, "06:00"), hours: 1, type: "maintenance", isCancelled: false },
    { start: builder.at(16, "01:00"), hours: 8, type: "training", isCancelled: false },
    { start: builder.at(-10, "01:00"), hours: 32, type: "conference", isCancelled: false },
    { start: builder.at(3, "12:00"), hours: 2, type: "maintenance", isCancelled: true },
  ] as const
  plans.forEach(({ start, hours, type, isCancelled }, at) => {
    const { subject, text, location } = words[data.key][at] ?? nothing
    const updated_time = Math.min(start, builder.anchor) - 50 * hour
    builder.add("schedule", {
      id: `schedule-${data.key}-${at + 1}`,
      alliance_id: `alliance-${data.key}`,
      subject,
      type,
      description: { format: "markdown", text },
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
