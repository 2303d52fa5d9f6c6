import { calendarEntry, spanStatus } from "#mock/domains/calendar/entry.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { CalendarEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { topicsOf } from "./view.ts"

/** Topic calls that the person may see, by their dates; theirs are those they made or submitted a topic to (CAL-01). */
export function topicCallEntries(user: MemberRow, world: World): CalendarEntry[] {
  return visible("topic_call", user, world).map((row) => ({
    ...calendarEntry("topic_call", row, [row.start_time, row.end_time], spanStatus(row, world)),
    isMine: () => row.creator_id === user.id || topicsOf(row, world).some(({ creator_id }) => creator_id === user.id),
  }))
}
