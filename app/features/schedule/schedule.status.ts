import type { components } from "#app/api/schema.d.ts"

/** The states of a schedule (CAL-02): only a person cancels one. */
export const scheduleStatuses = ["normal", "cancel"] as const

/** Message ids of the states. */
export const scheduleStatusTexts = { normal: "status.normal", cancel: "status.cancelled" } as const

type Event = Pick<components["schemas"]["ScheduleRow"], "status" | "end_time">

/** What an event is to a reader: one that is over is no longer normal. @param now epoch milliseconds */
export function scheduleStateOf({ status, end_time }: Event, now: number): keyof typeof scheduleStateTexts {
  return status === "normal" && Date.parse(end_time) <= now ? "past" : status
}

/** The dial of each of these. */
export const scheduleDials = { normal: "done", past: "idle", cancel: "void" } as const

/** Message ids of these. */
export const scheduleStateTexts = { ...scheduleStatusTexts, past: "schedule.past" } as const

/** The types of schedules. */
export const scheduleTypes = ["conference", "training", "deadline", "maintenance", "other"] as const

/** Message ids of the types. */
export const scheduleTypeTexts = {
  conference: "schedule.type.conference",
  training: "schedule.type.training",
  deadline: "schedule.type.deadline",
  maintenance: "schedule.type.maintenance",
  other: "schedule.type.other",
} as const

/** How long before the start one may be reminded, in minutes (CAL-02). */
export const reminders = [30, 120, 1440] as const

/** Message ids of the reminders. */
export const reminderTexts = {
  30: "schedule.reminder.30",
  120: "schedule.reminder.120",
  1440: "schedule.reminder.1440",
} as const
