import { loginRequestStatusValues } from "#openapi/generated/values/login-request-status.ts"
import { listQuery } from "#app/lib/list-query.ts"

/** Search parameters of the list of login requests (ADM-06, SHELL-06). */
export const requestQuery = listQuery({
  sort: ["-apply_time", "name", "company"],
  filters: { status: loginRequestStatusValues },
})

export type RequestSearch = ReturnType<typeof requestQuery.parse>
