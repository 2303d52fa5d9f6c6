import { calendarEntry } from "#mock/domains/calendar/entry.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { CalendarEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { meetingEnd, meetingRules, takesPart } from "./rules.ts"

/** Meetings that the person may see, by their dates. */
export function meetingEntries(user: MemberRow, world: World): CalendarEntry[] {
  return visible("meeting", user, world).map((row) => ({
    ...calendarEntry("meeting", row, [row.start_time, meetingEnd(row)], meetingRules.status(row, world)),
    location: row.location,
    isMine: () => takesPart(user, row, world),
  }))
}
