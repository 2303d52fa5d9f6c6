import type { components } from "#openapi/generated/schema.d.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** Message ids of the states of a schedule (CAL-02); only a person can cancel one. */
export const scheduleStatusTexts = { normal: "status.normal", cancel: "status.cancelled" } as const

type Event = Pick<components["schemas"]["ScheduleRow"], "status" | "end_time">

/** The state shown to readers: a normal schedule that has ended is past. @param now epoch milliseconds */
export function scheduleStateOf({ status, end_time }: Event, now: number): keyof typeof scheduleStateTexts {
  return status === "normal" && Date.parse(end_time) <= now ? "past" : status
}

type Reminded = Pick<components["schemas"]["ScheduleRow"], "start_time" | "subscription_reminder">

/** Whether the time of the person's reminder has passed, so that they no longer get it (CAL-02). @param now epoch milliseconds */
export function isReminderPast({ start_time, subscription_reminder: minutes }: Reminded, now: number): boolean {
  return minutes !== null && Date.parse(start_time) - minutes * 60_000 <= now
}

/** Status indicator of each shown state. */
export const scheduleSymbols = { normal: "done", past: "closed", cancel: "void" } as const

/** Message ids of the shown states. */
export const scheduleStateTexts = { ...scheduleStatusTexts, past: "schedule.past" } as const

/** Reminder options in minutes before the start (CAL-02). */
export const reminders = [30, 120, 1440] as const

/** Texts of the confirmation before a schedule is cancelled (CAL-02, FORM-06). */
export const cancelTexts: QuestionTexts = {
  link: "schedule.cancel.submit",
  title: "schedule.cancel.title",
  text: "schedule.cancel.text",
  keep: "schedule.cancel.keep",
  kind: "danger",
}
