import { calendarEntry, spanStatus } from "#mock/domains/calendar/entry.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { CalendarEntry, Domain } from "#mock/engine/domain.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { previewSchedule, scheduleRecordRef } from "./preview.ts"
import { scheduleHandlers } from "./read.ts"
import { scheduleRules } from "./rules.ts"
import { seedSchedules } from "./seed.ts"
import { scheduleWriteHandlers } from "./write.ts"

/** Schedules of the alliance, and their reminders. */
export const schedule: Domain = {
  rows: ["schedule", "schedule_subscription"],
  handlers: { ...scheduleHandlers, ...scheduleWriteHandlers },
  seed: seedSchedules,
  past: {
    schedule: { total: 100, isOver: ({ end_time }, now) => end_time < now },
  },
  mailSwitches: ["schedule"],
  records: {
    schedule: {
      reference: referenceByKey("schedule", scheduleRules, scheduleRecordRef),
      preview: previewSchedule,
      calendar: scheduleEntries,
    },
  },
}

/** Calendar entries of the schedules that the user may read. */
function scheduleEntries(user: MemberRow, world: World): CalendarEntry[] {
  const { schedule, schedule_subscription } = world.store.rows
  const rows = schedule.filter(({ alliance_id }) => alliance_id === user.alliance_id)
  return rows.map((row) => ({
    ...calendarEntry("schedule", { ...row, group_id: null }, [row.start_time, row.end_time], spanStatus(row, world)),
    location: row.location,
    isMine: () => schedule_subscription.get(`${row.id}/${user.id}`) !== undefined,
    canMove: () => scheduleRules.actions(user, row, world).includes("update"),
  }))
}
