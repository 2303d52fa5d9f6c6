import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { instantOf, zonedText, zoneName } from "#app/lib/time.server.ts"
import { eventStatusTexts } from "#app/parts/event-status.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { ballotNumber, groupBallotNumber } from "./ballot-number.ts"

type Schemas = components["schemas"]

const heads = [
  "event.number-alliance",
  "event.number-group",
  "event.subject",
  "event.starts-in-zone",
  "event.ends-in-zone",
  "ballot.voters",
  "ballot.voted",
  "ballot.my-vote",
  "event.group",
  "event.proposal",
  "ballot.creator",
  "event.status",
] as const

const recordHeads = [
  "ballot.record.voter",
  "ballot.record.organization",
  "ballot.record.state",
  "ballot.record.option",
  "ballot.record.reason",
  "ballot.record.time-in-zone",
] as const

function headsIn(ids: readonly FormatjsIntl.Message["ids"][], { locale, zone, now }: RequestContext): string[] {
  const values = { zone: zoneName(zone.zone, locale, instantOf(now)) }
  return ids.map((id) => serverIntl(locale).formatMessage({ id }, values))
}

/** The heads of the columns in the person's language; times name the person's zone. */
export const ballotCsvHead = (context: RequestContext) => headsIn(heads, context)

/** The same of the records of a ballot. */
export const recordCsvHead = (context: RequestContext) => headsIn(recordHeads, context)

/** One ballot as a line: times with their offset, numbers bare. */
export function ballotCsvRow(ballot: Schemas["BallotRow"], { locale, zone }: RequestContext): CsvCell[] {
  const { group, status, turnout, my_vote } = ballot
  return [
    ballotNumber(ballot),
    groupBallotNumber(ballot),
    ballot.subject,
    zonedText(ballot.start_time, zone.zone),
    zonedText(ballot.end_time, zone.zone),
    turnout.total,
    turnout.voted,
    my_vote?.option.text,
    group && nameIn(locale, group),
    ballot.proposal?.draft_code,
    personView(ballot.creator, locale).name,
    serverIntl(locale).formatMessage({ id: eventStatusTexts[status] }),
  ]
}

/** One voter as a line (VOTE-06). */
export function recordCsvRow(record: Schemas["BallotRecord"], { locale, zone }: RequestContext): CsvCell[] {
  const { name, organization } = personView(record.user, locale)
  const { option, reason, time, state } = record
  const text = serverIntl(locale).formatMessage({
    id: state === "voted" ? "ballot.vote.voted" : "ballot.vote.not-voted",
  })
  return [name, organization, text, option?.text, reason, time === null ? null : zonedText(time, zone.zone)]
}
