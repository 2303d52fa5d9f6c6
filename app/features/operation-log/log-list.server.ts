import { valueOf } from "#app/api/failure.ts"
import type { components, operations } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { instantOf, startOfDay, zonedText, zoneName } from "#app/lib/time.server.ts"
import { operationView } from "#app/parts/operation-log/operation-log.server.ts"
import { recordHref, recordReference } from "#app/parts/record-href.ts"
import { allianceOf, type RequestContext } from "#app/session/request-context.server.ts"
import type { LogSearch } from "./log-query.ts"

type Row = components["schemas"]["OperationLog"]
type Query = NonNullable<operations["operation-log.list"]["parameters"]["query"]>

/** The query of `operation-log.list` for a search. Days are those of the person's zone, both included; what is no day is left out. */
export function logListQuery(search: LogSearch, zone: string): Query {
  const { operation, from, to } = search.filters
  return {
    ...listParameters(search),
    operation: operation ? [operation] : undefined,
    from: from && startOfDay(from, zone),
    to: to && startOfDay(to, zone, 1),
  }
}

/** The record of a row in words; undefined where it is gone, or there is none. */
function recordView(record: Row["record"], alliance: string) {
  if (!record) return undefined
  return { text: [recordReference(record), record.title].filter(Boolean).join(" "), href: recordHref(alliance, record) }
}

/** A row of the log as the list shows it; where from it was done is told to administrators alone (ADM-08). */
function rowView(row: Row, context: RequestContext) {
  return {
    ...operationView(row, context),
    username: row.username ?? undefined,
    record: recordView(row.record, allianceOf(context).url),
    group: row.group?.acronym,
    ip: row.ip ?? undefined,
    agent: row.user_agent ?? undefined,
  }
}

export type LogRowView = ReturnType<typeof rowView>

/** One page of the alliance's log, as it is shown (ADM-08, SHELL-06). */
export async function listLog(context: RequestContext, search: LogSearch) {
  const { zone, locale } = context
  const query = logListQuery(search, zone.zone)
  const list = valueOf(await context.api.get("/operation-log", { query }))
  return {
    items: list.items.map((row) => rowView(row, context)),
    total: list.total,
    zone: zoneName(zone.zone, locale, instantOf(context.now)),
    canExport: list.actions.includes("export"),
  }
}

const heads = [
  "operation-log.when-in-zone",
  "operation-log.username",
  "operation-log.who",
  "operation-log.email",
  "operation-log.what",
  "operation-log.record",
  "operation-log.group",
  "operation-log.memo",
  "operation-log.ip",
  "operation-log.agent",
] as const

/** The heads of the file's columns in the person's language; times name the person's zone. */
export function logCsvHead({ locale, zone, now }: RequestContext): string[] {
  const values = { zone: zoneName(zone.zone, locale, instantOf(now)) }
  return heads.map((id) => serverIntl(locale).formatMessage({ id }, values))
}

/** One row as a line of the file; times with their offset. */
export function logCsvRow(row: Row, context: RequestContext): CsvCell[] {
  const { what, record, group } = rowView(row, context)
  const { username, name, email, memo, ip, user_agent } = row
  const time = zonedText(row.time, context.zone.zone)
  return [time, username, name, email, what, record?.text, group, memo, ip, user_agent]
}
