import { generalSecretary, tableRules } from "#mock/domains/member/roles.ts"
import { disbandedGroup, enterGroup, officerRoles } from "#mock/domains/workgroup/group-roles.ts"
import { placeOf, type Scope } from "#mock/domains/workgroup/list-rules.ts"
import { tables } from "#openapi/generated/states.ts"

/** Who may write notices, in the alliance and in groups (openapi/states/notice.yaml). */
export const noticeListRules = tableRules<Scope>()(tables.notice.list, {
  status: placeOf,
  roles: { ...officerRoles, general_secretary: generalSecretary },
  enter: enterGroup,
  details: { group_disbanded: disbandedGroup },
})
