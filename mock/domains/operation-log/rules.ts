import { allianceAdmin, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import { enterAdministration, groupRole } from "#mock/domains/workgroup/group-roles.ts"
import { rulesFor } from "#mock/engine/rules.ts"

const officers = ["chair", "vice_chair", "secretary"] as const
const administrators = ["alliance_admin", "member_admin"] as const

/** Who may read the log of a group or of the alliance (openapi/states/operation-log.yaml). */
export const operationLogRules = rulesFor<{ group_id: string | null }>()({
  statuses: ["group", "alliance"],
  status: (scope: { group_id: string | null }) => (scope.group_id === null ? "alliance" : "group"),
  roles: {
    chair: groupRole("chair"),
    vice_chair: groupRole("vice_chair"),
    secretary: groupRole("secretary"),
    member_admin: bizRole(bizRoles.member),
    alliance_admin: allianceAdmin,
  },
  enter: enterAdministration,
  read: [
    { in: ["group"], by: [...officers, ...administrators] },
    { in: ["alliance"], by: administrators },
  ],
  actions: {},
})
