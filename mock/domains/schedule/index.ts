import type { Domain } from "#mock/engine/domain.ts"
import { scheduleEntries } from "./calendar.ts"
import { scheduleHandlers } from "./read.ts"
import { scheduleByKey } from "./record-ref.ts"
import { seedSchedules } from "./seed.ts"
import { scheduleWriteHandlers } from "./write.ts"

/** Schedules of the alliance, and who wants to be reminded of them. */
export const schedule: Domain = {
  rows: ["schedule", "schedule_subscription"],
  handlers: { ...scheduleHandlers, ...scheduleWriteHandlers },
  seed: seedSchedules,
  mailSwitches: ["schedule"],
  records: { schedule: { reference: scheduleByKey, calendar: scheduleEntries } },
}
