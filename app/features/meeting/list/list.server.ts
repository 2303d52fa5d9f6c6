import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvAnswer } from "#app/parts/csv/csv-answer.server.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import { eventColumns } from "#app/parts/event/event-csv.server.ts"
import { eventList, eventQuery, eventRow, listedIn } from "#app/parts/event/event-list.server.ts"
import { csvScopeFrom, type ListScope } from "#app/parts/event/list-scope.ts"
import { groupChoices } from "#app/parts/group-filter.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { meetingQuery, type MeetingSearch } from "./list.query.ts"

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
  const [found, groups] = await Promise.all([
    context.api.get("/meeting", { query: filters }),
    groupChoices(context, scope),
  ])
  const list = listedIn(scope, found)
  return {
    groups,
    ...eventList(context, list, { module: "meeting", scope, query: meetingQuery, search, filters }),
    items: list.items.map((meeting) => meetingRowView(meeting, scope, context)),
  }
}

/** Columns of the CSV file: times with UTC offset, numbers unformatted. */
export const meetingColumns = (context: RequestContext) =>
  eventColumns<Row>("M", context, (meeting) => meeting.actual_end_time ?? meeting.planned_end_time, {
    before: {
      "meeting.duration-minutes": ({ duration }) => duration,
      "meeting.participants": ({ participants }) => participants.total,
    },
    after: {
      "meeting.organizer": ({ organizer }) => personView(organizer, context.locale).name,
      "meeting.location": ({ location }) => location,
    },
  })

/** All meetings that match the list's filters, as a CSV file; `mine` and `group` select the list (SHELL-06). */
export function meetingFile(context: RequestContext, url: string): Promise<Response> {
  const scope = csvScopeFrom(context.alliance, new URL(url).search)
  const query = eventQuery(scope, meetingQuery.parse(url), context.zone)
  return csvAnswer(context, {
    name: "meeting.list.title",
    columns: meetingColumns(context),
    load: (part) => context.api.get("/meeting", { query: { ...query, ...part } }),
  })
}
