import type { WorkgroupRow } from "./records.ts"
import { tableRules } from "#mock/domains/member/roles.ts"
import { enterAdministration } from "./group-roles.ts"
import { tables } from "#openapi/generated/states.ts"
import { endTogether } from "./disband.ts"
import { mailGroup } from "./mail.ts"

/** The code behind openapi/states/workgroup.yaml: the administration of a group. */
export const workgroupRules = tableRules<WorkgroupRow>()(tables.workgroup, {
  status: (group) => group.status,
  roles: {
    group_member: (user, group) => group.roles.member.includes(user.id),
    chair: (user, group) => group.roles.chair.includes(user.id),
    vice_chair: (user, group) => group.roles.vice_chair.includes(user.id),
    secretary: (user, group) => group.roles.secretary.includes(user.id),
  },
  enter: (user, group, world) => enterAdministration(user, { group_id: group.id }, world),
  effects: {
    mail_if_other_type: mailGroup("update", (now, before) => now.type !== before.type),
    mail: ({ action, ...done }) => mailGroup(action)(done),
    end_together: endTogether,
  },
})
