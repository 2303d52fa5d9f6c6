import { expect, test } from "vitest"
import { changeSubscription } from "#app/features/schedule/form.server.ts"
import { isReminderPast, scheduleStateOf } from "#app/features/schedule/schedule.status.ts"
import { reader } from "../meeting/fixture.ts"

test("CAL-02 an event is past after its end; a cancelled event stays cancelled", () => {
  const end_time = "2026-11-15T12:00:00Z"
  const end = Date.parse(end_time)
  expect(scheduleStateOf({ status: "normal", end_time }, end - 1)).toBe("normal")
  expect(scheduleStateOf({ status: "normal", end_time }, end)).toBe("past")
  expect(scheduleStateOf({ status: "cancel", end_time }, end + 1)).toBe("cancel")
})

test("CAL-02 the time of a reminder passes the chosen minutes before the start; without a subscription none passes", () => {
  const start_time = "2026-11-15T12:00:00Z"
  const at = (minutes: number) => Date.parse(start_time) - minutes * 60_000
  for (const subscription_reminder of [30, 120, 1440] as const) {
    expect(isReminderPast({ start_time, subscription_reminder }, at(subscription_reminder) - 1)).toBe(false)
    expect(isReminderPast({ start_time, subscription_reminder }, at(subscription_reminder))).toBe(true)
  }
  expect(isReminderPast({ start_time, subscription_reminder: null }, at(0))).toBe(false)
})

test.each([
  ["2026-11-20T08:30:00Z", "schedule.subscribed"],
  ["2026-11-20T08:00:00Z", "schedule.subscribed-past"],
])("CAL-02 whoever subscribes too late for the reminder is not promised one: start %s", async (start_time, done) => {
  const post = () => Promise.resolve({ ok: true, value: { start_time, subscription_reminder: 30 } })
  const context = { ...reader(), api: { post } } as unknown as Parameters<typeof changeSubscription>[0]
  const body = new URLSearchParams({ intent: "subscribe", reminder: "30" })
  const request = new Request("http://portal.test/a/aurora/schedule/schedule-1", { method: "POST", body })
  expect(await changeSubscription(context, request, "schedule-1")).toEqual({ done })
})
