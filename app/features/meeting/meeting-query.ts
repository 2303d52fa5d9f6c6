import { listQuery } from "#app/lib/list-query.ts"
import { paths } from "#app/lib/paths.ts"
import type { Place } from "#app/lib/place.ts"
import { meetingStatuses } from "./meeting.status.ts"

/** The search of the list of meetings; `from` and `to` are days (RFC 3339 full-date), both included (SHELL-06). */
export const meetingQuery = listQuery({
  sort: ["-start_time", "-number", "subject", "-duration"],
  filters: { status: meetingStatuses, from: [], to: [] },
})

export type MeetingSearch = ReturnType<typeof meetingQuery.parse>

/** Which meetings a list shows: those of a place, or those the person takes part in. */
export type MeetingScope = Place & { isMine: boolean }

/** The file with what a list shows, on all its pages: the list's own query and its scope (SHELL-06). */
export function meetingCsvHref({ alliance, acronym, isMine }: MeetingScope, search: MeetingSearch): string {
  const query = new URLSearchParams(meetingQuery.entries(search))
  if (isMine) query.set("mine", "")
  if (acronym !== undefined) query.set("group", acronym)
  return `${paths.meetingCsv(alliance)}?${query}`
}

/** The scope that `meetingCsvHref` wrote into a query. */
export function csvScopeFrom(alliance: string, search: string): MeetingScope {
  const params = new URLSearchParams(search)
  const acronym = params.get("group") ?? undefined
  return { alliance, ...(acronym === undefined ? {} : { acronym }), isMine: params.has("mine") }
}
