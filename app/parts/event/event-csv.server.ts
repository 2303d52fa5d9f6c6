import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { zonedText } from "#app/lib/time.server.ts"
import type { CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { allianceNumber, groupNumber, type Letter } from "./event-number.ts"
import { eventStatusTexts } from "./event-status.ts"

type Row = components["schemas"]["MeetingRow"] | components["schemas"]["BallotRow"]

/** Module-specific columns: before the group, and between the proposal and the status. */
type OwnColumns<Event> = { before: CsvColumns<Event>; after: CsvColumns<Event> }

/** Columns of a CSV file of meetings or ballots: times with their offset, numbers unformatted. */
export function eventColumns<Event extends Row>(
  letter: Letter,
  { locale, zone }: RequestContext,
  endOf: (event: Event) => string,
  { before, after }: OwnColumns<Event>,
): CsvColumns<Event> {
  return {
    "event.number-alliance": (event) => allianceNumber(letter, event),
    "event.number-group": (event) => groupNumber(letter, event),
    "event.subject": ({ subject }) => subject,
    "event.starts-in-zone": ({ start_time }) => zonedText(start_time, zone),
    "event.ends-in-zone": (event) => zonedText(endOf(event), zone),
    ...before,
    "event.group": ({ group }) => group && nameIn(locale, group),
    "event.proposal": ({ proposal }) => proposal?.draft_code,
    ...after,
    "event.status": ({ status }) => serverIntl(locale).formatMessage({ id: eventStatusTexts[status] }),
  }
}
