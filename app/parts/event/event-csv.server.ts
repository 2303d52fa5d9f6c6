import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { zonedText } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { MessageId } from "#app/ui/message-id.ts"
import { allianceNumber, groupNumber, type Letter } from "./event-number.ts"
import { eventStatusTexts } from "./event-status.ts"

type Row = components["schemas"]["MeetingRow"] | components["schemas"]["BallotRow"]

/** Module-specific columns: before the group, and between the proposal and the status. */
type OwnColumns<Cell> = { before: readonly Cell[]; after: readonly Cell[] }

/** Message ids of the column headers in a CSV file of meetings or ballots. */
export function eventHeads({ before, after }: OwnColumns<MessageId>): MessageId[] {
  const names: MessageId[] = ["event.number-alliance", "event.number-group", "event.subject"]
  const times: MessageId[] = ["event.starts-in-zone", "event.ends-in-zone"]
  return [...names, ...times, ...before, "event.group", "event.proposal", ...after, "event.status"]
}

/** One meeting or ballot as a CSV row: times with their offset, numbers unformatted. */
export function eventCsvRow(
  letter: Letter,
  row: Row & { end: string },
  own: OwnColumns<CsvCell>,
  { locale, zone }: RequestContext,
): CsvCell[] {
  const { group, proposal, status } = row
  return [
    allianceNumber(letter, row),
    groupNumber(letter, row),
    row.subject,
    zonedText(row.start_time, zone),
    zonedText(row.end, zone),
    ...own.before,
    group && nameIn(locale, group),
    proposal?.draft_code,
    ...own.after,
    serverIntl(locale).formatMessage({ id: eventStatusTexts[status] }),
  ]
}
