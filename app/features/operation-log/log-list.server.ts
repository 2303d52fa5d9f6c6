import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import type { components, operations } from "#app/api/schema.d.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { startOfDay, zoneHere, zonedText } from "#app/lib/time.server.ts"
import { exportAddress } from "#app/parts/export/export-address.ts"
import { operationView } from "#app/parts/operation-log/operation-log.server.ts"
import { recordHref, recordReference } from "#app/parts/record-href.ts"
import { viewerOfRequest, type RequestContext } from "#app/session/request-context.server.ts"
import { refusalOf } from "#app/session/viewer.ts"
import { logQuery, type LogSearch } from "./log-query.ts"
import { csvAnswer } from "#app/parts/csv/csv-answer.server.ts"

type Row = components["schemas"]["OperationLog"]
type Query = NonNullable<operations["operation-log.list"]["parameters"]["query"]>

/**
 * The query of `operation-log.list` for a search. Days are those of the person's zone, both included; what is no day is left out.
 * @param group_acronym of the group whose log it is; absent for that of the alliance
 */
export function logListQuery(search: LogSearch, zone: string, group_acronym?: string): Query {
  const { operation, from, to } = search.filters
  return {
    ...listParameters(search),
    group_acronym,
    operation: operation ? [operation] : undefined,
    from: from && startOfDay(from, zone),
    to: to && startOfDay(to, zone, 1),
  }
}

/** What the clock does something to: its operations say so of every kind of record alike. */
const kindTexts: Partial<Record<NonNullable<Row["module"]>, FormatjsIntl.Message["ids"]>> = {
  meeting: "meeting.detail.title",
  ballot: "ballot.detail.title",
  proposal: "proposal.tabs",
  notice: "notice.detail.title",
  task: "task.detail.title",
  topic_call: "topic-call.detail.title",
}

/** The record of a row in words, or of the clock's rows its kind; undefined where it is gone, withheld, or there is none. */
function recordView({ record, module, operation }: Row, { alliance, locale }: RequestContext) {
  const kind = module && operation.startsWith("system.") ? kindTexts[module] : undefined
  if (!record) return kind && { text: serverIntl(locale).formatMessage({ id: kind }), href: undefined }
  return { text: [recordReference(record), record.title].filter(Boolean).join(" "), href: recordHref(alliance, record) }
}

/** A row of the log as the list shows it; where from it was done is told to administrators alone (ADM-08). */
function rowView(row: Row, context: RequestContext) {
  return {
    ...operationView(row, context),
    id: row.id,
    username: row.username ?? undefined,
    record: recordView(row, context),
    group: row.group?.acronym,
    ip: row.ip ?? undefined,
    agent: row.user_agent ?? undefined,
  }
}

export type LogRowView = ReturnType<typeof rowView>

/** Whether where something was done from is told: to administrators alone, to everybody else those fields are empty. */
const hasOrigin = (context: RequestContext) => refusalOf("member-admin", viewerOfRequest(context)) === undefined

/** One page of the log of the alliance (ADM-08), or of a group (WG-02), as it is shown, with the ways to take it along. */
export async function listLog(context: RequestContext, search: LogSearch, acronym?: string) {
  const query = logListQuery(search, context.zone, acronym)
  const list = valueOf(await context.api.get("/operation-log", { query }))
  return {
    items: list.items.map((row) => ({ ...rowView(row, context), ...(acronym !== undefined && { group: undefined }) })),
    total: list.total,
    zone: zoneHere(context),
    hasOrigin: hasOrigin(context),
    ...(list.actions.includes("export") && exportsOf(context, search, query, acronym)),
  }
}

/** A page of a log. */
export type LogView = Omit<Awaited<ReturnType<typeof listLog>>, "csvHref" | "exportHref"> &
  Partial<ReturnType<typeof exportsOf>>

/** The same rows as a file, and as a package. */
function exportsOf(context: RequestContext, search: LogSearch, filters: Query, acronym?: string) {
  const url = context.alliance
  const page = acronym === undefined ? paths.operationLog(url) : workgroupPaths.log(url, acronym)
  const csv = acronym === undefined ? paths.operationLogCsv(url) : workgroupPaths.logCsv(url, acronym)
  const asked = logQuery.href(search)
  return {
    csvHref: csv + asked,
    exportHref: exportAddress(url, { module: "operation_log", filters }, page + asked),
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
] as const

const originHeads = ["operation-log.ip", "operation-log.agent"] as const

/** One row as a line of the file; times with their offset. */
export function logCsvRow(row: Row, context: RequestContext): CsvCell[] {
  const { what, record, group } = rowView(row, context)
  const { username, name, email, memo, ip, user_agent } = row
  const time = zonedText(row.time, context.zone)
  const told = [time, username, name, email, what, record?.text, group, memo]
  return hasOrigin(context) ? [...told, ip, user_agent] : told
}

/** The log of the alliance, or of a group, as a file: all pages of what an address asks for (ADM-08, WG-02). */
export function logFile(context: RequestContext, url: string, acronym?: string): Promise<Response> {
  const query = logListQuery(logQuery.parse(url), context.zone, acronym)
  return csvAnswer(context, {
    name: "operation-log.title",
    prefix: acronym,
    heads: hasOrigin(context) ? [...heads, ...originHeads] : heads,
    load: (part) => context.api.get("/operation-log", { query: { ...query, ...part } }),
    row: (row) => logCsvRow(row, context),
  })
}
