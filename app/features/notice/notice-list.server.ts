import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { moment, startOfDay, zonedText, zoneHere } from "#app/lib/time.server.ts"
import { csvAnswer } from "#app/parts/csv/csv-answer.server.ts"
import { csvScopeFrom } from "#app/parts/event/list-scope.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { noticeQuery, type NoticeSearch } from "./notice-query.ts"
import { phaseOf } from "./notice-view.server.ts"
import { noticePhases, noticeStatuses } from "./notice.status.ts"

type Row = components["schemas"]["NoticeRow"]

/** Query parameters of `notice.list` for a search; both dates are inclusive and in the person's time zone. */
function listQueryOf({ acronym }: ShellScope, search: NoticeSearch, zone: string) {
  const { status, from, to } = search.filters
  return {
    ...listParameters(search),
    status: status && [status],
    from: from && startOfDay(from, zone),
    to: to && startOfDay(to, zone, 1),
    group_acronym: acronym === undefined ? undefined : [acronym],
  }
}

/** A notice as a list row. */
function rowView(notice: Row, scope: ShellScope, { locale, zone }: RequestContext) {
  const { id, subject, group, is_new, failed_total, recipient_total } = notice
  return {
    id,
    href: noticePaths.detail(scope, id),
    subject,
    isNew: is_new,
    group: group ? nameIn(locale, group) : undefined,
    creator: personView(notice.creator, locale).name,
    recipients: recipient_total,
    failed: failed_total,
    time: moment(notice.sent_time ?? notice.updated_time, { locale, zone }),
    phase: phaseOf(notice),
  }
}

export type NoticeRowView = ReturnType<typeof rowView>

/** One page of the list of a scope, and this person's actions (NOTICE-01, SHELL-06). */
export async function listNotices(context: RequestContext, scope: ShellScope, search: NoticeSearch) {
  const { zone } = context
  const list = valueOf(await context.api.get("/notice", { query: listQueryOf(scope, search, zone) }))
  return {
    items: list.items.map((notice) => rowView(notice, scope, context)),
    total: list.total,
    counts: noticeStatuses.map((status) => ({ status, count: list.counts[status] })),
    zone: zoneHere(context),
    canCreate: list.actions.includes("create"),
    canExport: list.actions.includes("export"),
  }
}

export type NoticeListView = Awaited<ReturnType<typeof listNotices>>

const heads = [
  "event.subject",
  "event.group",
  "notice.creator",
  "notice.reply-to",
  "notice.time-in-zone",
  "notice.recipients",
  "notice.failed",
  "event.status",
] as const

/** One notice as a CSV row: its time with UTC offset, numbers unformatted. */
function csvRow(notice: Row, { locale, zone }: RequestContext): CsvCell[] {
  return [
    notice.subject,
    notice.group && nameIn(locale, notice.group),
    personView(notice.creator, locale).name,
    notice.reply_to.join(" "),
    zonedText(notice.sent_time ?? notice.updated_time, zone),
    notice.recipient_total,
    notice.failed_total,
    serverIntl(locale).formatMessage({ id: noticePhases[phaseOf(notice)].text }),
  ]
}

/** All notices that match the list's filters, as a CSV file (SHELL-06). */
export function noticeFile(context: RequestContext, url: string): Promise<Response> {
  const { alliance, zone } = context
  const scope = csvScopeFrom(alliance, new URL(url).search)
  const query = listQueryOf(scope, noticeQuery.parse(url), zone)
  return csvAnswer(context, {
    name: "notice.list.title",
    prefix: scope.acronym,
    heads,
    load: (part) => context.api.get("/notice", { query: { ...query, ...part } }),
    row: (notice) => csvRow(notice, context),
  })
}
