import { groupRoleValues } from "#openapi/generated/values/group-role.ts"
import { groupStatusValues } from "#openapi/generated/values/group-status.ts"
import { groupTypeValues } from "#openapi/generated/values/group-type.ts"
import { listQuery } from "#app/lib/list-query.ts"

/** Query parameters of the list of groups (WG-01, SHELL-06). */
export const workgroupQuery = listQuery({
  sort: ["acronym", "-member_total", "-created_time"],
  filters: { status: groupStatusValues, type: groupTypeValues, whose: ["mine"] },
})

export type WorkgroupSearch = ReturnType<typeof workgroupQuery.parse>

/** Query parameters of the members of a group; officers come first (WG-04, SHELL-06). */
export const memberQuery = listQuery({
  sort: ["role", "name", "organization", "-join_time"],
  filters: { role: groupRoleValues },
})

export type MemberSearch = ReturnType<typeof memberQuery.parse>
