import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import type { components, operations as calls } from "#openapi/generated/schema.d.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { operationLogPaths } from "#app/lib/paths/operation-log.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { zoneHere, zonedText } from "#app/lib/time.server.ts"
import { periodParameters } from "#app/parts/event/event-list.server.ts"
import { exportAddress } from "#app/parts/export/export-address.ts"
import { groupChoices, groupParameter } from "#app/parts/group-filter.server.ts"
import { recordKind } from "#app/parts/domain/registry.server.ts"
import { operations } from "#app/parts/operation-log/operation-texts.server.ts"
import { operationView } from "#app/parts/operation-log/operation-log.server.ts"
import { recordHref, recordReference } from "#app/parts/record-href.server.ts"
import { viewerOfRequest, type RequestContext } from "#app/session/request-context.server.ts"
import { refusalOf } from "#app/session/viewer.ts"
import { logQuery, type LogSearch } from "./list.query.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"

type Row = components["schemas"]["OperationLog"]
type Query = NonNullable<calls["operation-log.list"]["parameters"]["query"]>

/** Parses the search of a URL; an unknown operation is ignored. */
export function logSearch(url: string): LogSearch {
  const search = logQuery.parse(url)
  const { operation, ...filters } = search.filters
  const isKnown = operation !== undefined && operations.includes(operation)
  return { ...search, filters: isKnown ? { operation, ...filters } : filters }
}

/**
 * Query parameters of `operation-log.list` for a search. Both dates are inclusive and in the person's time zone; invalid dates are ignored.
 * @param acronym the group whose log is requested; undefined for that of the alliance
 */
export function logListQuery(search: LogSearch, zone: string, acronym?: string): Query {
  const { operation } = search.filters
  return {
    ...listParameters(search),
    group_acronym: groupParameter({ acronym }, search)?.[0],
    operation: operation ? [operation] : undefined,
    ...periodParameters(search, zone),
  }
}

/** Why a row names no record: only its kind, for an automatic operation; or that it was deleted or is not visible to this person. */
function missingRecord({ module, operation }: Row): FormatjsIntl.Message["ids"] | undefined {
  if (operation.startsWith("system.")) return recordKind(module).name
  const isNamed = recordKind(module).isConfidential && operation.startsWith(`${module.replaceAll("_", "-")}.`)
  return isNamed && !operation.endsWith(".delete") ? "operation-log.withheld" : undefined
}

/** The record of a row as text, or why there is none; undefined for operations that have no record or have deleted it. */
function recordView(row: Row, { alliance, locale }: RequestContext) {
  const { record } = row
  const why = missingRecord(row)
  if (!record) return why && { text: serverIntl(locale).formatMessage({ id: why }), href: undefined }
  return { text: [recordReference(record), record.title].filter(Boolean).join(" "), href: recordHref(alliance, record) }
}

/** A log entry as a list row; only administrators see the email address of the person and where the entry came from (ADM-08). */
function rowView(row: Row, context: RequestContext) {
  return {
    ...operationView(row, context),
    id: row.id,
    username: row.username ?? undefined,
    email: (hasOrigin(context) && row.email) || undefined,
    record: recordView(row, context),
    group: row.group?.acronym,
    ip: row.ip ?? undefined,
    agent: row.user_agent ?? undefined,
  }
}

export type LogRowView = ReturnType<typeof rowView>

/** Whether the origin of entries is shown: only to administrators; for everybody else the backend leaves these fields empty. */
const hasOrigin = (context: RequestContext) => refusalOf("member-admin", viewerOfRequest(context)) === undefined

/** One page of the log of the alliance (ADM-08) or of a group (WG-02), with its export links. */
export async function listLog(context: RequestContext, search: LogSearch, acronym?: string) {
  const query = logListQuery(search, context.zone, acronym)
  const [found, groups] = await Promise.all([
    context.api.get("/operation-log", { query }),
    groupChoices(context, { acronym }),
  ])
  const list = valueOf(found)
  return {
    groups,
    items: list.items.map((row) => ({ ...rowView(row, context), ...(acronym !== undefined && { group: undefined }) })),
    total: list.total,
    zone: zoneHere(context),
    hasOrigin: hasOrigin(context),
    // one text: a list of texts is a third longer
    operations: operations.join(" "),
    ...(list.actions.includes("export") && exportsOf(context, search, query, acronym)),
  }
}

/** A page of a log; the export links are missing if the person may not export. */
export type LogView = Omit<Awaited<ReturnType<typeof listLog>>, "csvHref" | "exportHref"> &
  Partial<ReturnType<typeof exportsOf>>

/** Links to the same rows as a CSV file and as a package. */
function exportsOf(context: RequestContext, search: LogSearch, filters: Query, acronym?: string) {
  const url = context.alliance
  const page = acronym === undefined ? operationLogPaths.list(url) : workgroupPaths.log(url, acronym)
  const csv = acronym === undefined ? operationLogPaths.csv(url) : workgroupPaths.logCsv(url, acronym)
  const query = logQuery.href(search)
  return {
    csvHref: csv + query,
    exportHref: exportAddress(url, { module: "operation_log", filters }, page + query),
  }
}

/** Columns that only administrators see, as on the page. */
const originColumns: CsvColumns<Row> = {
  "operation-log.email": ({ email }) => email,
  "operation-log.ip": ({ ip }) => ip,
  "operation-log.agent": ({ user_agent }) => user_agent,
}

/** Columns of the CSV file: times with UTC offset. */
const columnsFor = (context: RequestContext): CsvColumns<Row> => ({
  "operation-log.when-in-zone": ({ time }) => zonedText(time, context.zone),
  "operation-log.username": ({ username }) => username,
  "operation-log.who": ({ name }) => name,
  "operation-log.what": (row) => operationView(row, context).what,
  "operation-log.record": (row) => recordView(row, context)?.text,
  "operation-log.group": ({ group }) => group?.acronym,
  "operation-log.memo": (row) => operationView(row, context).memo,
  ...(hasOrigin(context) && originColumns),
})

/** The log of the alliance or of a group as a CSV file: all pages that match the URL's filters (ADM-08, WG-02). */
export function logFile(context: RequestContext, url: string, acronym?: string): Promise<Response> {
  const query = logListQuery(logSearch(url), context.zone, acronym)
  return csvAnswer(context, {
    name: "operation-log.title",
    prefix: acronym,
    columns: columnsFor(context),
    load: (part) => context.api.get("/operation-log", { query: { ...query, ...part } }),
  })
}
