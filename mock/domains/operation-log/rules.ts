import { bizRole, bizRoles, tableRules } from "#mock/domains/member/roles.ts"
import { enterAdministration, officerRoles } from "#mock/domains/workgroup/group-roles.ts"
import { tables } from "#openapi/generated/states.ts"

/** Who may read the log of a group or of the alliance (openapi/states/operation-log.yaml). */
export const operationLogRules = tableRules<{ group_id: string | null }>()(tables["operation-log"], {
  status: ({ group_id }) => (group_id === null ? "alliance" : "group"),
  roles: { ...officerRoles, certificate_admin: bizRole(bizRoles.certificate) },
  enter: enterAdministration,
})
