import { valueOf } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { eventQuery } from "#app/parts/event-list/event-query.server.ts"
import type { ListScope } from "#app/parts/event-list/list-scope.ts"
import { eventStatuses } from "#app/parts/event-status.ts"
import { exportAddress } from "#app/parts/export/export-address.ts"
import { instantOf, moment, zoneName } from "#app/lib/time.server.ts"
import { minutesText } from "#app/parts/duration/minutes-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { participantsText } from "./meeting-words.server.ts"
import { groupMeetingNumber, meetingNumber } from "./meeting-number.ts"
import { meetingQuery, type MeetingSearch } from "./meeting-query.ts"

type Row = components["schemas"]["MeetingRow"]

type Reader = Pick<RequestContext, "locale" | "zone">

/** A meeting as a list shows it; times and numbers are texts for this person. */
export function meetingRowView(meeting: Row, scope: ListScope, { locale, zone }: Reader) {
  const intl = serverIntl(locale)
  const { id, subject, status, group, proposal } = meeting
  return {
    id,
    href: paths.meeting(scope, id),
    number: meetingNumber(meeting),
    groupNumber: groupMeetingNumber(meeting),
    subject,
    start: moment(meeting.start_time, { locale, zone: zone.zone }),
    duration: minutesText(meeting.duration, intl),
    participants: participantsText(meeting.participants, intl),
    group: group ? nameIn(locale, group) : undefined,
    proposal: proposal?.draft_code,
    status,
  }
}

export type MeetingRowView = ReturnType<typeof meetingRowView>

function exportHref(scope: ListScope, search: MeetingSearch, filters: object): string {
  const list = scope.isMine ? paths.myMeetings(scope.alliance) : paths.meetings(scope)
  return exportAddress(scope.alliance, { module: "meeting", filters }, list + meetingQuery.href(search))
}

/** One page of the list of a scope, as it is shown, and what this person may do with it (MEET-01, SHELL-06). */
export async function listMeetings(context: RequestContext, scope: ListScope, search: MeetingSearch) {
  const { zone, locale } = context
  const query = eventQuery(scope, search, zone.zone)
  const list = valueOf(await context.api.get("/meeting", { query }))
  return {
    items: list.items.map((meeting) => meetingRowView(meeting, scope, context)),
    total: list.total,
    counts: eventStatuses.map((status) => ({ status, count: list.counts[status] })),
    zone: zoneName(zone.zone, locale, instantOf(context.now)),
    canCreate: list.actions.includes("create"),
    canExport: list.actions.includes("export"),
    exportHref: list.actions.includes("export") ? exportHref(scope, search, query) : undefined,
  }
}

export type MeetingListView = Awaited<ReturnType<typeof listMeetings>>
