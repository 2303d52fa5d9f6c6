import { datePollStatusValues } from "#openapi/generated/values/date-poll-status.ts"
import { listQuery } from "#app/lib/list-query.ts"

/** Query parameters of the list of date polls (MEET-14, SHELL-06). */
export const datePollQuery = listQuery({
  sort: ["-created_time", "deadline", "-number", "subject"],
  filters: { status: datePollStatusValues },
})

export type DatePollSearch = ReturnType<typeof datePollQuery.parse>
