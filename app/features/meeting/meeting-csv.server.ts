import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { instantOf, zonedText, zoneName } from "#app/lib/time.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { groupMeetingNumber, meetingNumber } from "./meeting-number.ts"
import { meetingStatusTexts } from "./meeting.status.ts"

const heads = [
  "event.number-alliance",
  "event.number-group",
  "event.subject",
  "event.starts-in-zone",
  "event.ends-in-zone",
  "meeting.duration-minutes",
  "meeting.participants",
  "event.group",
  "event.proposal",
  "meeting.organizer",
  "meeting.location",
  "event.status",
] as const

/** The heads of the columns in the person's language; times name the person's zone. */
export function meetingCsvHead({ locale, zone, now }: RequestContext): string[] {
  const intl = serverIntl(locale)
  const values = { zone: zoneName(zone.zone, locale, instantOf(now)) }
  return heads.map((id) => intl.formatMessage({ id }, values))
}

/** One meeting as a line: times with their offset, numbers bare. */
export function meetingCsvRow(meeting: components["schemas"]["MeetingRow"], context: RequestContext): CsvCell[] {
  const { locale, zone } = context
  const intl = serverIntl(locale)
  const { group, status, participants } = meeting
  return [
    meetingNumber(meeting),
    groupMeetingNumber(meeting),
    meeting.subject,
    zonedText(meeting.start_time, zone.zone),
    zonedText(meeting.actual_end_time ?? meeting.planned_end_time, zone.zone),
    meeting.duration,
    participants.total,
    group && nameIn(locale, group),
    meeting.proposal?.draft_code,
    personView(meeting.organizer, locale).name,
    meeting.location,
    intl.formatMessage({ id: meetingStatusTexts[status] }),
  ]
}
