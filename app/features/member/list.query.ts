import { allianceRoleValues } from "#openapi/generated/values/alliance-role.ts"
import { memberStatusValues } from "#openapi/generated/values/member-status.ts"
import { listQuery } from "#app/lib/list-query.ts"

/** Query parameters of the member list (ADM-01, SHELL-06). */
export const memberQuery = listQuery({
  sort: ["name", "username", "email", "organization", "-join_time"],
  filters: { status: memberStatusValues, role: allianceRoleValues, group: [], entity: [] },
})

export type MemberSearch = ReturnType<typeof memberQuery.parse>
