import { listQuery } from "#app/lib/list-query.ts"
import { requestStatuses } from "./login-request.status.ts"

/** Search parameters of the list of login requests (ADM-06, SHELL-06). */
export const requestQuery = listQuery({
  sort: ["-apply_time", "name", "company"],
  filters: { status: requestStatuses },
})

export type RequestSearch = ReturnType<typeof requestQuery.parse>
