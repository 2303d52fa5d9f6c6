import { calendarEntry, spanStatus } from "#mock/domains/calendar/entry.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { CalendarEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"

/** Schedules that the person may see, by their dates. */
export function scheduleEntries(user: MemberRow, world: World): CalendarEntry[] {
  const { schedule, schedule_subscription } = world.store.rows
  const rows = schedule.filter(({ alliance_id }) => alliance_id === user.alliance_id)
  return rows.map((row) => ({
    ...calendarEntry("schedule", { ...row, group_id: null }, [row.start_time, row.end_time], spanStatus(row, world)),
    location: row.location,
    isMine: () => schedule_subscription.get(`${row.id}/${user.id}`) !== undefined,
  }))
}
