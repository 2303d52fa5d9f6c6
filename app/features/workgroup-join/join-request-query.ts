import { listQuery } from "#app/lib/list-query.ts"
import { joinStatuses } from "./join-request.status.ts"

/** The search of the requests to join a group (WG-06, SHELL-06). */
export const joinQuery = listQuery({
  sort: ["-created_time", "name"],
  filters: { status: joinStatuses },
})

export type JoinSearch = ReturnType<typeof joinQuery.parse>
