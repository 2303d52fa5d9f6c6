import { allianceAdmin, allianceMember, bizRole, bizRoles, generalSecretary } from "#mock/domains/member/roles.ts"
import { enterGroup, groupOf, groupRole, whyNotCreated } from "./group-roles.ts"
import { rulesFor, type World } from "#mock/engine/rules.ts"

/** The scope of a list: a group or the alliance. Creating is possible only if the group is not disbanded. */
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

/** The states of a list (openapi/states, `list`). */
export const places = ["open", "disbanded"] as const
/** The state of a list: whether its group is disbanded. */
export const placeOf = (scope: Scope, world: World) =>
  groupOf(scope, world)?.status === "disband" ? "disbanded" : "open"

/** Rules of a list: `creators` may create a record in it, and everybody who may read it may export it. */
export function listRules(creators: readonly (keyof typeof roles)[]) {
  return rulesFor<Scope>()({
    statuses: places,
    status: placeOf,
    roles,
    enter: enterGroup,
    read: [{ in: places, by: ["alliance_member"] }],
    actions: {
      create: [{ in: ["open"], by: creators }],
      export: [{ in: places, by: ["alliance_member"] }],
    },
    refusals: { create: whyNotCreated },
  })
}

/** Rules of the list of groups (openapi/states/workgroup.yaml). */
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

/** Rules of lists without creation: members of a group, logs, parts of a proposal. The guard of what they belong to has let the reader in. */
export const readOnlyListRules = rulesFor<Scope>()({
  statuses: places,
  status: placeOf,
  roles: { alliance_member: allianceMember },
  read: [{ in: places, by: ["alliance_member"] }],
  actions: { export: [{ in: places, by: ["alliance_member"] }] },
})
