import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import type { CalendarEntry } from "#app/parts/calendar-file/calendar-file.server.ts"
import { reasonText } from "#app/parts/system-reason.server.ts"
import { eventPaths, type EventModule } from "./event-href.ts"
import { eventReference, type Letter } from "./event-number.ts"

type Event = components["schemas"]["Meeting"] | components["schemas"]["Ballot"]

type EventEntry = Pick<CalendarEntry, "subject" | "end" | "location" | "isBusy"> & {
  module: EventModule
  letter: Letter
  event: Event
  /** Further lines of the description, after the reference and the group. */
  lines?: string[]
}

/**
 * A meeting or ballot as a calendar entry (CAL-03); if it is cancelled, with the reason.
 * @param reader `alliance` is its URL segment
 */
export function eventEntry(
  { module, letter, event, lines = [], ...own }: EventEntry,
  { locale, alliance }: { locale: Locale; alliance: string },
): CalendarEntry {
  const { id, version, group, cancel_reason, system_reason: system, status } = event
  const first = [eventReference(letter, event), group && nameIn(locale, group)].filter(Boolean).join(" ")
  const reason = status === "cancelled" && reasonText({ reason: cancel_reason, system }, locale)
  const last = reason ? [serverIntl(locale).formatMessage({ id: `${module}.calendar.reason` }, { reason })] : []
  return {
    module,
    key: id,
    sequence: version,
    created: event.created_time,
    start: event.start_time,
    lines: [first, ...lines, ...last],
    page: eventPaths[module].record({ alliance }, id),
    isCancelled: status === "cancelled",
    ...own,
  }
}
