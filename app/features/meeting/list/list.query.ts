import { meetingStatusValues } from "#openapi/generated/values/meeting-status.ts"
import { listQuery } from "#app/lib/list-query.ts"
import { eventFilters } from "#app/parts/event/list-scope.ts"

/** Query parameters of the meeting list, for the page and for the backend (SHELL-06). */
export const meetingQuery = listQuery({
  sort: ["upcoming", "-start_time", "-number", "subject", "-duration"],
  filters: { ...eventFilters(meetingStatusValues), mine: ["1"] },
})

export type MeetingSearch = ReturnType<typeof meetingQuery.parse>
