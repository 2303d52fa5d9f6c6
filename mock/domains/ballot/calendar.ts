import { calendarEntry } from "#mock/domains/calendar/entry.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { CalendarEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { ballotRules } from "./rules.ts"
import { isVoter } from "./voters.ts"

/** Ballots that the person may see, by their dates. */
export function ballotEntries(user: MemberRow, world: World): CalendarEntry[] {
  return visible("ballot", user, world).map((row) => ({
    ...calendarEntry("ballot", row, [row.start_time, row.end_time], ballotRules.status(row, world)),
    isMine: () => isVoter(user, row, world),
  }))
}
