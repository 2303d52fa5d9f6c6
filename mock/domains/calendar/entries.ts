import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { CalendarEntry } from "#mock/engine/domain.ts"
import { recordKinds } from "#mock/engine/registry.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"

type Schemas = components["schemas"]

/** Calendar entries of all records with a date that the user may read. */
export function entriesOf(user: MemberRow, world: World): CalendarEntry[] {
  return recordKinds().flatMap(([, { calendar }]) => calendar?.(user, world) ?? [])
}

/** Converts a calendar entry to the contract's shape. */
function eventOf(found: CalendarEntry, { store }: World): Schemas["CalendarEvent"] {
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

/** Whether an entry overlaps a range; an entry without duration counts as its start. */
export function touches({ start, end }: CalendarEntry, from: Instant, to: Instant): boolean {
  return start < to && Math.max(end, start + 1) > from
}

const sorted = (entries: readonly CalendarEntry[]) =>
  [...entries].sort((a, b) => a.start - b.start || (a.subject < b.subject ? -1 : 1))

/** Sorts by start, then by subject, and converts to the contract's shape. */
export function eventsOf(entries: readonly CalendarEntry[], world: World): Schemas["CalendarEvent"][] {
  return sorted(entries).map((entry) => eventOf(entry, world))
}

/** The same for the calendar of a user, with what they can change. */
export function listEventsOf(entries: readonly CalendarEntry[], world: World): Schemas["CalendarListEvent"][] {
  return sorted(entries).map((entry) => ({
    ...eventOf(entry, world),
    actions: entry.canMove?.() ? ["update"] : [],
  }))
}
