import type { components } from "#openapi/generated/schema.d.ts"
import { noticeStatusValues } from "#openapi/generated/values/notice-status.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn, subjectIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { moment, zonedText, zoneHere } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { periodParameters } from "#app/parts/event/event-list.server.ts"
import { csvScopeFrom } from "#app/parts/event/list-scope.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { groupChoices, groupParameter } from "#app/parts/group-filter.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { noticeQuery, type NoticeSearch } from "./list.query.ts"
import { phaseOf, recipientsOf } from "../detail/detail.server.ts"
import { noticePhases } from "../notice.status.ts"

type Row = components["schemas"]["NoticeRow"]

/** Query parameters of `notice.list` for a search; both dates are inclusive and in the person's time zone. */
function listQueryOf(scope: ShellScope, search: NoticeSearch, zone: string) {
  const { status } = search.filters
  return {
    ...listParameters(search),
    ...periodParameters(search, zone),
    status: status && [status],
    group_acronym: groupParameter(scope, search),
  }
}

/** A notice as a list row. */
function rowView(notice: Row, scope: ShellScope, { locale, zone }: RequestContext) {
  const { id, group, is_new, status, planned_time } = notice
  return {
    id,
    href: noticePaths.detail(scope, id),
    subject: subjectIn(locale, notice),
    isNew: is_new,
    group: group ? nameIn(locale, group) : undefined,
    creator: personView(notice.creator, locale).name,
    recipients: recipientsOf(notice),
    time: moment(notice.sent_time ?? notice.updated_time, { locale, zone }),
    planned: status === "planned" && planned_time ? moment(planned_time, { locale, zone }) : undefined,
    phase: phaseOf(notice),
  }
}

export type NoticeRowView = ReturnType<typeof rowView>

/** One page of the list of a scope, and this person's actions (NOTICE-01, SHELL-06). */
export async function listNotices(context: RequestContext, scope: ShellScope, search: NoticeSearch) {
  const { alliance, zone } = context
  const query = listQueryOf(scope, search, zone)
  const [found, groups] = await Promise.all([context.api.get("/notice", { query }), groupChoices(context, scope)])
  const list = valueOf(found)
  const page = paths.notices(scope) + noticeQuery.href(search)
  return {
    groups,
    items: list.items.map((notice) => rowView(notice, scope, context)),
    total: list.total,
    counts: noticeStatusValues.map((status) => ({ status, count: list.counts[status] })),
    zone: zoneHere(context),
    canCreate: list.actions.includes("create"),
    exportHref: listExportAddress(list, alliance, { module: "notice", filters: query }, page),
  }
}

export type NoticeListView = Awaited<ReturnType<typeof listNotices>>

/** Columns of the CSV file: the time of a notice with UTC offset, numbers unformatted. */
const columnsFor = ({ locale, zone }: RequestContext): CsvColumns<Row> => ({
  "event.subject": (notice) => subjectIn(locale, notice),
  "event.group": ({ group }) => group && nameIn(locale, group),
  "notice.creator": ({ creator }) => personView(creator, locale).name,
  "notice.reply-to": ({ reply_to }) => reply_to.join(" "),
  "notice.time-in-zone": ({ sent_time, updated_time }) => zonedText(sent_time ?? updated_time, zone),
  "notice.planned": ({ planned_time }) => planned_time && zonedText(planned_time, zone),
  "notice.recipients": recipientsOf,
  "notice.failed": ({ failed_total }) => failed_total,
  "event.status": (notice) => serverIntl(locale).formatMessage({ id: noticePhases[phaseOf(notice)].text }),
})

/** All notices that match the list's filters, as a CSV file (SHELL-06). */
export function noticeFile(context: RequestContext, url: string): Promise<Response> {
  const { alliance, zone } = context
  const scope = csvScopeFrom(alliance, new URL(url).search)
  const query = listQueryOf(scope, noticeQuery.parse(url), zone)
  return csvAnswer(context, {
    name: "notice.list.title",
    prefix: scope.acronym,
    columns: columnsFor(context),
    load: (part) => context.api.get("/notice", { query: { ...query, ...part } }),
  })
}
