import { valueOf } from "#app/lib/failure.ts"
import type { components, operations } from "#openapi/generated/schema.d.ts"
import { scheduleStatusValues } from "#openapi/generated/values/schedule-status.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { moment, zoneHere, zonedText } from "#app/lib/time.server.ts"
import { periodParameters } from "#app/parts/event/event-list.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { scheduleLength } from "./schedule-length.server.ts"
import { type ScheduleSearch, scheduleQuery } from "./list.query.ts"
import { scheduleStateOf, scheduleStatusTexts } from "./schedule.status.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"

type Row = components["schemas"]["ScheduleRow"]
type Query = NonNullable<operations["schedule.list"]["parameters"]["query"]>

/** Query parameters of `schedule.list` for a search. Dates are in the person's time zone; invalid dates are ignored. */
export function scheduleListQuery({ page, size, q, sort, direction, filters }: ScheduleSearch, zone: string): Query {
  return {
    page,
    size,
    sort: direction === "desc" ? (`-${sort}` as const) : sort,
    q: q || undefined,
    status: filters.status && [filters.status],
    type: filters.type && [filters.type],
    mine: filters.mine === undefined ? undefined : true,
    ...periodParameters({ filters }, zone),
  }
}

/** A schedule as a list row; times and numbers are formatted for the reader. */
function rowView(schedule: Row, context: RequestContext) {
  const { locale, zone, now } = context
  const { id, subject, type, location, subscription_reminder } = schedule
  return {
    id,
    href: schedulePaths.detail(context.alliance, id),
    subject,
    type,
    start: moment(schedule.start_time, { locale, zone }),
    duration: scheduleLength(schedule, context),
    location: location ?? undefined,
    reminder: subscription_reminder ?? undefined,
    state: scheduleStateOf(schedule, now),
  }
}

export type ScheduleRowView = ReturnType<typeof rowView>

/** One page of the list, and this person's actions (CAL-02, SHELL-06). */
export async function listSchedules(context: RequestContext, search: ScheduleSearch) {
  const query = scheduleListQuery(search, context.zone)
  const list = valueOf(await context.api.get("/schedule", { query }))
  return {
    items: list.items.map((schedule) => rowView(schedule, context)),
    total: list.total,
    counts: scheduleStatusValues.map((status) => ({ status, count: list.counts[status] })),
    zone: zoneHere(context),
    canCreate: list.actions.includes("create"),
  }
}

export type ScheduleListView = Awaited<ReturnType<typeof listSchedules>>

/** Columns of the CSV file: times with UTC offset, numbers unformatted. */
function columnsFor({ locale, zone }: RequestContext): CsvColumns<Row> {
  const intl = serverIntl(locale)
  return {
    "event.subject": ({ subject }) => subject,
    "schedule.type": ({ type }) => intl.formatMessage({ id: `schedule.type.${type}` }),
    "event.starts-in-zone": ({ start_time }) => zonedText(start_time, zone),
    "event.ends-in-zone": ({ end_time }) => zonedText(end_time, zone),
    "schedule.duration-minutes": ({ duration }) => duration,
    "schedule.location": ({ location }) => location,
    "schedule.creator": ({ creator }) => personView(creator, locale).name,
    "event.status": ({ status }) => intl.formatMessage({ id: scheduleStatusTexts[status] }),
  }
}

/** All schedules that match the list's filters, as a CSV file (SHELL-06). */
export function scheduleFile(context: RequestContext, url: string): Promise<Response> {
  const query = scheduleListQuery(scheduleQuery.parse(url), context.zone)
  return csvAnswer(context, {
    name: "schedule.list.title",
    columns: columnsFor(context),
    load: (part) => context.api.get("/schedule", { query: { ...query, ...part } }),
  })
}
