import { expect, test } from "vitest"
import { scheduleStateOf } from "#app/features/schedule/schedule.status.ts"

test("CAL-02 an event is past after its end; a cancelled event stays cancelled", () => {
  const end_time = "2026-11-15T12:00:00Z"
  const end = Date.parse(end_time)
  expect(scheduleStateOf({ status: "normal", end_time }, end - 1)).toBe("normal")
  expect(scheduleStateOf({ status: "normal", end_time }, end)).toBe("past")
  expect(scheduleStateOf({ status: "cancel", end_time }, end + 1)).toBe("cancel")
})
