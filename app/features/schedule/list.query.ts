import { scheduleStatusValues } from "#openapi/generated/values/schedule-status.ts"
import { scheduleTypeValues } from "#openapi/generated/values/schedule-type.ts"
import { listQuery, typedDay } from "#app/lib/list-query.ts"

/**
 * Query parameters of the list of schedules; the dates `from` and `to` are inclusive, `mine` selects the person's subscriptions (SHELL-06).
 */
export const scheduleQuery = listQuery({
  sort: ["upcoming", "-start_time", "subject", "-created_time"],
  filters: { status: scheduleStatusValues, type: scheduleTypeValues, mine: ["1"], from: typedDay, to: typedDay },
})

export type ScheduleSearch = ReturnType<typeof scheduleQuery.parse>
