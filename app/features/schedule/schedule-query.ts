import { listQuery } from "#app/lib/list-query.ts"
import { scheduleStatuses, scheduleTypes } from "./schedule.status.ts"

/** The search of the list of schedules; `from` and `to` are days, both included, `mine` what one has subscribed to (SHELL-06). */
export const scheduleQuery = listQuery({
  sort: ["upcoming", "-start_time", "subject", "-created_time"],
  filters: { status: scheduleStatuses, type: scheduleTypes, mine: ["1"], from: [], to: [] },
})

export type ScheduleSearch = ReturnType<typeof scheduleQuery.parse>
