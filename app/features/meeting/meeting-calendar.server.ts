import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import type { CalendarEntry } from "#app/parts/calendar-file/calendar-file.server.ts"
import type { Meeting } from "./meeting-access.server.ts"
import { meetingReference } from "./meeting-number.ts"

/**
 * A meeting for a calendar file (CAL-03): one that was ended early ends when it did, a cancelled one gives the reason.
 * @param alliance its address segment
 */
export function meetingEntry(
  meeting: Meeting,
  { locale, alliance }: { locale: Locale; alliance: string },
): CalendarEntry {
  const { id, version, subject, group, organizer, cancel_reason } = meeting
  const intl = serverIntl(locale)
  const lines = [
    [meetingReference(meeting), group && nameIn(locale, group)].filter(Boolean).join(" "),
    intl.formatMessage({ id: "meeting.calendar.organizer" }, { name: organizer.name || organizer.real_name }),
  ]
  return {
    module: "meeting",
    key: id,
    sequence: version,
    created: meeting.created_time,
    start: meeting.start_time,
    end: meeting.actual_end_time ?? meeting.planned_end_time,
    subject,
    lines: cancel_reason
      ? [...lines, intl.formatMessage({ id: "meeting.calendar.reason" }, { reason: cancel_reason })]
      : lines,
    location: meeting.location,
    page: paths.meeting({ alliance }, id),
    isCancelled: meeting.status === "cancelled",
    isBusy: true,
  }
}
