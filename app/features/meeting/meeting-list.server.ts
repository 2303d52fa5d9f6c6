import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { csvAnswer } from "#app/parts/csv/csv-answer.server.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import { eventHeads, eventCsvRow } from "#app/parts/event/event-csv.server.ts"
import { eventList, eventQuery, eventRow, listedIn } from "#app/parts/event/event-list.server.ts"
import { csvScopeFrom, type ListScope } from "#app/parts/event/list-scope.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { meetingQuery, type MeetingSearch } from "./meeting-query.ts"

type Row = components["schemas"]["MeetingRow"]

/** A meeting as a list row; times and numbers are formatted for the reader. */
export function meetingRowView(meeting: Row, scope: ListScope, reader: Pick<RequestContext, "locale" | "zone">) {
  const intl = serverIntl(reader.locale)
  const { is_everyone, total } = meeting.participants
  return {
    ...eventRow("M", meeting, scope, reader),
    duration: minutesText(meeting.duration, intl),
    participants: is_everyone
      ? intl.formatMessage({ id: "event.everyone" }, { total })
      : intl.formatMessage({ id: "meeting.participants.count" }, { total }),
  }
}

export type MeetingRowView = ReturnType<typeof meetingRowView>

/** One page of the meetings of a scope, and the actions the person has there (MEET-01, SHELL-06). */
export async function listMeetings(context: RequestContext, scope: ListScope, search: MeetingSearch) {
  const filters = eventQuery(scope, search, context.zone)
  const list = listedIn(scope, await context.api.get("/meeting", { query: filters }))
  return {
    ...eventList(context, list, { module: "meeting", scope, query: meetingQuery, search, filters }),
    items: list.items.map((meeting) => meetingRowView(meeting, scope, context)),
  }
}

/** Column headings of the CSV file. */
export const meetingHeads = eventHeads({
  before: ["meeting.duration-minutes", "meeting.participants"],
  after: ["meeting.organizer", "meeting.location"],
})

/** One meeting as a CSV row: times with UTC offset, numbers unformatted. */
export function meetingCsvRow(meeting: Row, context: RequestContext): CsvCell[] {
  const { duration, participants, organizer, location } = meeting
  const own = {
    before: [duration, participants.total],
    after: [personView(organizer, context.locale).name, location],
  }
  return eventCsvRow("M", { ...meeting, end: meeting.actual_end_time ?? meeting.planned_end_time }, own, context)
}

/** All meetings that match the list's filters, as a CSV file; `mine` and `group` select the list (SHELL-06). */
export function meetingFile(context: RequestContext, url: string): Promise<Response> {
  const scope = csvScopeFrom(context.alliance, new URL(url).search)
  const query = eventQuery(scope, meetingQuery.parse(url), context.zone)
  return csvAnswer(context, {
    name: "meeting.list.title",
    heads: meetingHeads,
    load: (part) => context.api.get("/meeting", { query: { ...query, ...part } }),
    row: (meeting) => meetingCsvRow(meeting, context),
  })
}
