import { datePollStatusValues } from "#openapi/generated/values/date-poll-status.ts"
import { listQuery } from "#app/lib/list-query.ts"

/** Query parameters of the list of date polls; `group` is an acronym, `mine` selects those that the person organizes (MEET-14, SHELL-06). */
export const datePollQuery = listQuery({
  sort: ["-created_time", "deadline", "-number", "subject"],
  filters: { status: datePollStatusValues, group: [], mine: ["1"] },
})

export type DatePollSearch = ReturnType<typeof datePollQuery.parse>
