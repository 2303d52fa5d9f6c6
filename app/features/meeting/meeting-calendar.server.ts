import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import type { Meeting } from "./meeting-access.server.ts"
import { meetingReference } from "./meeting-number.ts"

type Made = {
  locale: Locale
  alliance: string
  /** The meeting's page, whole. */ url: string
  /** Epoch milliseconds. */ now: number
}

/** What no line of a calendar file may hold (RFC 5545, 3.1), or what would begin another line in some readers. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029]/g

const plain = (text: string) => text.replaceAll("\r\n", "\n").replace(controls, " ")

function descriptionOf(meeting: Meeting, { locale, url }: Made): string {
  const { group, organizer, cancel_reason } = meeting
  const intl = serverIntl(locale)
  const lines = [
    [meetingReference(meeting), group && nameIn(locale, group)].filter(Boolean).join(" "),
    intl.formatMessage({ id: "meeting.calendar.organizer" }, { name: organizer.name || organizer.real_name }),
    cancel_reason && intl.formatMessage({ id: "meeting.calendar.reason" }, { reason: cancel_reason }),
    url,
  ]
  return plain(lines.filter(Boolean).join("\n"))
}

/**
 * A meeting as a calendar file (CAL-03, RFC 5545). Times are in UTC, the name is the same for ever and the sequence follows the
 * record's version, so that a later file takes the place of an earlier one; a cancelled meeting says so and is taken out.
 */
export function meetingCalendar(meeting: Meeting, made: Made): string {
  const isCancelled = meeting.status === "cancelled"
  const intl = serverIntl(made.locale)
  const { id, version, subject, location } = meeting
  const calendar = ical({
    prodId: { company: "alliance-portal", product: "meeting", language: made.locale.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${id}@${made.alliance}.alliance-portal`,
    sequence: version,
    stamp: new Date(made.now),
    created: new Date(meeting.created_time),
    start: new Date(meeting.start_time),
    end: new Date(meeting.actual_end_time ?? meeting.planned_end_time),
    summary: plain(isCancelled ? intl.formatMessage({ id: "meeting.calendar.cancelled" }, { subject }) : subject),
    description: descriptionOf(meeting, made),
    location: location === null ? undefined : plain(location),
    url: made.url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return `${calendar.toString()}\r\n`
}
