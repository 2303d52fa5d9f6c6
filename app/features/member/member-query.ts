import { listQuery } from "#app/lib/list-query.ts"
import { memberRoles, memberStatuses } from "./member.status.ts"

/** Query parameters of the member list (ADM-01, SHELL-06). */
export const memberQuery = listQuery({
  sort: ["name", "username", "email", "organization", "-join_time"],
  filters: { status: memberStatuses, role: memberRoles, group: [], entity: [] },
})

export type MemberSearch = ReturnType<typeof memberQuery.parse>
