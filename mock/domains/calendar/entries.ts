import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { CalendarEntry } from "#mock/engine/domain.ts"
import { recordKinds } from "#mock/engine/registry.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"

/** Everything with a date that the person may see, in one form. */
export function entriesOf(user: MemberRow, world: World): CalendarEntry[] {
  return recordKinds().flatMap(([, { calendar }]) => calendar?.(user, world) ?? [])
}

/** A record with a date as the contract shows it. */
function eventOf(found: CalendarEntry, { store }: World): components["schemas"]["CalendarEvent"] {
  const { module, id, subject, start, end, timezone, status, group_id, location, version, updated_time } = found
  return {
    module,
    key: id,
    subject,
    start_time: toText(start),
    end_time: toText(end),
    timezone,
    is_all_day: false,
    status,
    group: groupRefOf(store, group_id),
    location,
    sequence: version,
    updated_time: toText(updated_time),
  }
}

/** Whether something touches a range; what has no duration counts for its instant. */
export function touches({ start, end }: CalendarEntry, from: Instant, to: Instant): boolean {
  return start < to && Math.max(end, start + 1) > from
}

/** By start, then by subject, as the contract shows them. */
export function eventsOf(entries: readonly CalendarEntry[], world: World): components["schemas"]["CalendarEvent"][] {
  const ordered = [...entries].sort((a, b) => a.start - b.start || (a.subject < b.subject ? -1 : 1))
  return ordered.map((entry) => eventOf(entry, world))
}
