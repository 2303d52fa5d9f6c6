import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { moment, zonedText, zoneHere } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { periodParameters } from "#app/parts/event/event-list.server.ts"
import { eventStatusTexts } from "#app/parts/event/event-status.ts"
import { csvScopeFrom } from "#app/parts/event/list-scope.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { groupChoices, groupParameter } from "#app/parts/group-filter.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { mayKeepCodeRules } from "../topic-call.server.ts"
import { topicCallQuery, type TopicCallSearch } from "./list.query.ts"

type Row = components["schemas"]["TopicCallRow"]

/** Query parameters of `topic-call.list` for a search; both dates are inclusive and in the person's time zone. */
function listQueryOf(scope: ShellScope, search: TopicCallSearch, zone: string) {
  const { status } = search.filters
  return {
    ...listParameters(search),
    ...periodParameters(search, zone),
    status: status && [status],
    group_acronym: groupParameter(scope, search),
  }
}

function rowView(call: Row, scope: ShellScope, context: RequestContext) {
  const { id, subject, group, status, topic_total } = call
  return {
    id,
    href: topicCallPaths.detail(scope, id),
    subject,
    group: group ? nameIn(context.locale, group) : undefined,
    start: moment(call.start_time, context),
    end: moment(call.end_time, context),
    topics: topic_total,
    status,
  }
}

export type TopicCallRowView = ReturnType<typeof rowView>

/** One page of the calls of a scope, and this person's actions on the list (TOPIC-01, SHELL-06). */
export async function listCalls(context: RequestContext, scope: ShellScope, search: TopicCallSearch) {
  const { zone, alliance } = context
  const query = listQueryOf(scope, search, zone)
  const [found, groups] = await Promise.all([context.api.get("/topic-call", { query }), groupChoices(context, scope)])
  const list = valueOf(found)
  const canExport = list.actions.includes("export")
  const back = paths.topicCalls(scope) + topicCallQuery.href(search)
  return {
    groups,
    items: list.items.map((call) => rowView(call, scope, context)),
    total: list.total,
    counts: topicCallQuery.filters.status.map((status) => ({ status, count: list.counts[status] })),
    zone: zoneHere(context),
    canCreate: list.actions.includes("create"),
    canExport,
    exportHref: listExportAddress(list, alliance, { module: "topic_call", filters: query }, back),
    canKeepRules: scope.acronym === undefined && mayKeepCodeRules(context),
  }
}

export type TopicCallListView = Awaited<ReturnType<typeof listCalls>>

/** Columns of the CSV file: times with UTC offset, numbers unformatted. */
const columnsFor = ({ locale, zone }: RequestContext): CsvColumns<Row> => ({
  "event.subject": ({ subject }) => subject,
  "event.group": ({ group }) => group && nameIn(locale, group),
  "event.starts-in-zone": ({ start_time }) => zonedText(start_time, zone),
  "event.ends-in-zone": ({ end_time }) => zonedText(end_time, zone),
  "topic-call.topics": ({ topic_total }) => topic_total,
  "topic-call.creator": ({ creator }) => personView(creator, locale).name,
  "event.status": ({ status }) => serverIntl(locale).formatMessage({ id: eventStatusTexts[status] }),
})

/** All calls that match the list's filters, as a CSV file (SHELL-06). */
export function topicCallFile(context: RequestContext, url: string): Promise<Response> {
  const { alliance, zone } = context
  const scope = csvScopeFrom(alliance, new URL(url).search)
  const query = listQueryOf(scope, topicCallQuery.parse(url), zone)
  return csvAnswer(context, {
    name: "topic-call.list.title",
    prefix: scope.acronym,
    columns: columnsFor(context),
    load: (part) => context.api.get("/topic-call", { query: { ...query, ...part } }),
  })
}
