import { calendarEntry } from "#mock/domains/calendar/entry.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { CalendarEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { workersOf } from "./mail.ts"
import type { TaskRow } from "./records.ts"

/** Pending, in progress, suspended, completed, cancelled. */
const status: Record<TaskRow["status"], CalendarEntry["status"]> = {
  1: "not_started",
  2: "ongoing",
  3: "ongoing",
  4: "ended",
  5: "cancelled",
}

/** Tasks that the person may see, by their dates; one without a deadline is due on no day (CAL-01). */
export function taskEntries(user: MemberRow, world: World): CalendarEntry[] {
  return visible("task", user, world).flatMap((row) => {
    const { deadline, plan_start } = row
    if (deadline === null) return []
    const entry = calendarEntry("task", row, [plan_start ?? deadline, deadline], status[row.status])
    return [{ ...entry, isMine: () => workersOf(row).includes(user.id) }]
  })
}
