import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import type { CalendarEntry } from "#app/parts/calendar-file/calendar-file.server.ts"
import type { Ballot } from "./ballot-access.server.ts"
import { ballotReference } from "./ballot-number.ts"

/**
 * A ballot for a calendar file (CAL-03): the span in which one can vote, as it was extended; a cancelled one gives the reason.
 * @param alliance its address segment
 */
export function ballotEntry(ballot: Ballot, { locale, alliance }: { locale: Locale; alliance: string }): CalendarEntry {
  const { id, version, subject, group, cancel_reason } = ballot
  const intl = serverIntl(locale)
  const lines = [[ballotReference(ballot), group && nameIn(locale, group)].filter(Boolean).join(" ")]
  return {
    module: "ballot",
    key: id,
    sequence: version,
    created: ballot.created_time,
    start: ballot.start_time,
    end: ballot.end_time,
    subject: intl.formatMessage({ id: "ballot.calendar.subject" }, { subject }),
    lines: cancel_reason
      ? [...lines, intl.formatMessage({ id: "ballot.calendar.reason" }, { reason: cancel_reason })]
      : lines,
    location: null,
    page: paths.ballot({ alliance }, id),
    isCancelled: ballot.status === "cancelled",
    isBusy: false,
  }
}
