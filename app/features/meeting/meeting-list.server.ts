import { valueOf } from "#app/api/failure.ts"
import type { components, operations } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { exportAddress } from "#app/parts/export/export-address.ts"
import { instantOf, moment, startOfDay, zoneName } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { durationText, participantsText } from "./meeting-words.server.ts"
import { groupMeetingNumber, meetingNumber } from "./meeting-number.ts"
import { meetingQuery, type MeetingScope, type MeetingSearch } from "./meeting-query.ts"
import { meetingStatuses } from "./meeting.status.ts"

type Row = components["schemas"]["MeetingRow"]
type Query = NonNullable<operations["meeting.list"]["parameters"]["query"]>

/** The scope of one of the shells the list stands in, from the route's parameters and the address. */
export function scopeFrom(params: Readonly<Record<string, string | undefined>>, url: string): MeetingScope {
  const place = placeFrom(params)
  return { ...place, isMine: new URL(url).pathname === paths.myMeetings(place.alliance) }
}

/** The query of `meeting.list` for a search. Days are those of the person's zone; what is no day is left out. */
export function meetingListQuery(
  { isMine, acronym }: Omit<MeetingScope, "alliance">,
  search: MeetingSearch,
  zone: string,
): Query {
  const { page, size, q, sort, direction, filters } = search
  return {
    page,
    size,
    sort: direction === "desc" ? (`-${sort}` as const) : sort,
    q: q || undefined,
    status: filters.status && [filters.status],
    from: filters.from && startOfDay(filters.from, zone),
    to: filters.to && startOfDay(filters.to, zone, 1),
    mine: isMine || undefined,
    group_acronym: acronym === undefined ? undefined : [acronym],
  }
}

type Reader = Pick<RequestContext, "locale" | "zone">

/** A meeting as a list shows it; times and numbers are texts for this person. */
export function meetingRowView(meeting: Row, scope: MeetingScope, { locale, zone }: Reader) {
  const intl = serverIntl(locale)
  const { id, subject, status, group, proposal } = meeting
  return {
    id,
    href: paths.meeting(scope, id),
    number: meetingNumber(meeting),
    groupNumber: groupMeetingNumber(meeting),
    subject,
    start: moment(meeting.start_time, { locale, zone: zone.zone }),
    duration: durationText(meeting.duration, intl),
    participants: participantsText(meeting.participants, intl),
    group: group ? nameIn(locale, group) : undefined,
    proposal: proposal?.draft_code,
    status,
  }
}

export type MeetingRowView = ReturnType<typeof meetingRowView>

function exportHref(scope: MeetingScope, search: MeetingSearch, filters: Query): string {
  const list = scope.isMine ? paths.myMeetings(scope.alliance) : paths.meetings(scope)
  return exportAddress(scope.alliance, { module: "meeting", filters }, list + meetingQuery.href(search))
}

/** One page of the list of a scope, as it is shown, and what this person may do with it (MEET-01, SHELL-06). */
export async function listMeetings(context: RequestContext, scope: MeetingScope, search: MeetingSearch) {
  const { zone, locale } = context
  const query = meetingListQuery(scope, search, zone.zone)
  const list = valueOf(await context.api.get("/meeting", { query }))
  return {
    items: list.items.map((meeting) => meetingRowView(meeting, scope, context)),
    total: list.total,
    counts: meetingStatuses.map((status) => ({ status, count: list.counts[status] })),
    zone: zoneName(zone.zone, locale, instantOf(context.now)),
    canCreate: list.actions.includes("create"),
    canExport: list.actions.includes("export"),
    exportHref: list.actions.includes("export") ? exportHref(scope, search, query) : undefined,
  }
}

export type MeetingListView = Awaited<ReturnType<typeof listMeetings>>
