import { listQuery } from "#app/lib/list-query.ts"
import { eventFilters } from "#app/parts/event-list/event-filters.ts"

/** The search of the list of meetings (SHELL-06). */
export const meetingQuery = listQuery({
  sort: ["-start_time", "-number", "subject", "-duration"],
  filters: eventFilters,
})

export type MeetingSearch = ReturnType<typeof meetingQuery.parse>
