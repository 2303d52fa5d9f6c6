import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { instantOf, zonedText, zoneName } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { MessageId } from "#app/ui/message-id.ts"
import { allianceNumber, groupNumber, type Letter } from "./event-number.ts"
import { eventStatusTexts } from "./event-status.ts"

type Row = components["schemas"]["MeetingRow"] | components["schemas"]["BallotRow"]

/** What stands in a file of meetings or ballots before the group, and between the proposal and the status. */
type Own<Cell> = { before: readonly Cell[]; after: readonly Cell[] }

/** The heads of columns in the person's language; times name the person's zone. */
export function csvHeads(ids: readonly MessageId[], { locale, zone, now }: RequestContext): string[] {
  const values = { zone: zoneName(zone, locale, instantOf(now)) }
  return ids.map((id) => serverIntl(locale).formatMessage({ id }, values))
}

/** The heads of a file of meetings or ballots. */
export function eventCsvHead(own: Own<MessageId>, context: RequestContext): string[] {
  const names: MessageId[] = ["event.number-alliance", "event.number-group", "event.subject"]
  const times: MessageId[] = ["event.starts-in-zone", "event.ends-in-zone"]
  const all = [
    ...names,
    ...times,
    ...own.before,
    "event.group",
    "event.proposal",
    ...own.after,
    "event.status",
  ] as const
  return csvHeads(all, context)
}

/** One meeting or ballot as a line: times with their offset, numbers bare. */
export function eventCsvRow(
  letter: Letter,
  row: Row & { end: string },
  own: Own<CsvCell>,
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
