import { allianceAdmin, allianceMember, bizRole, bizRoles, generalSecretary } from "#mock/domains/member/roles.ts"
import { enterGroup, groupOf, groupRole, whyNotCreated } from "./group-roles.ts"
import { rulesFor, type World } from "#mock/engine/rules.ts"

/** What a list shows: one group, or the alliance. Creating needs a group that is not disbanded. */
export type Scope = { group_id: string | null }

const roles = {
  alliance_member: allianceMember,
  chair: groupRole("chair"),
  vice_chair: groupRole("vice_chair"),
  secretary: groupRole("secretary"),
  notice_admin: bizRole(bizRoles.notice),
  member_admin: bizRole(bizRoles.member),
  general_secretary: generalSecretary,
  alliance_admin: allianceAdmin,
}

const statuses = ["open", "disbanded"] as const
const statusOf = (scope: Scope, world: World) => (groupOf(scope, world)?.status === "disband" ? "disbanded" : "open")

/** What may be done with a list, by who may create a record in it; everyone who sees it may export it. */
export function listRules(creators: readonly (keyof typeof roles)[]) {
  return rulesFor<Scope>()({
    statuses,
    status: statusOf,
    roles,
    enter: enterGroup,
    read: [{ in: statuses, by: ["alliance_member"] }],
    actions: {
      create: [{ in: ["open"], by: creators }],
      export: [{ in: statuses, by: ["alliance_member"] }],
    },
    refusals: { create: whyNotCreated },
  })
}

/** The groups of the alliance (openapi/states/workgroup.yaml). */
export const workgroupListRules = rulesFor<{ group_id: null }>()({
  statuses: ["open"],
  status: () => "open",
  roles: {
    alliance_member: allianceMember,
    member_admin: bizRole(bizRoles.member),
    alliance_admin: allianceAdmin,
  },
  read: [{ in: ["open"], by: ["alliance_member"] }],
  actions: {
    create: [{ in: ["open"], by: ["alliance_admin", "member_admin"] }],
    export: [{ in: ["open"], by: ["alliance_member"] }],
  },
})

/** Lists in which nothing is created: members of a group, logs (openapi/states/workgroup-role.yaml, operation-log.yaml). */
export const readOnlyListRules = rulesFor<Scope>()({
  statuses,
  status: statusOf,
  roles: { alliance_member: allianceMember },
  enter: enterGroup,
  read: [{ in: statuses, by: ["alliance_member"] }],
  actions: { export: [{ in: statuses, by: ["alliance_member"] }] },
})
