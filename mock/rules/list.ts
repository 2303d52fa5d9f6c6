import {
  allianceAdmin,
  allianceMember,
  bizRole,
  bizRoles,
  enterGroup,
  generalSecretary,
  groupOf,
  groupRole,
} from "./roles.ts"
import { rulesFor, type World } from "./rules.ts"

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

/** What may be done with a list, by who may create a record in it; everyone who sees it may export it. */
function listRules(creators: readonly (keyof typeof roles)[]) {
  return rulesFor<Scope>()({
    statuses: ["open", "disbanded"],
    status: (scope: Scope, world: World) => (groupOf(scope, world)?.status === "disband" ? "disbanded" : "open"),
    roles,
    enter: enterGroup,
    read: [{ in: ["open", "disbanded"], by: ["alliance_member"] }],
    actions: {
      create: [{ in: ["open"], by: creators }],
      export: [{ in: ["open", "disbanded"], by: ["alliance_member"] }],
    },
  })
}

export const noticeListRules = listRules([
  "chair",
  "vice_chair",
  "secretary",
  "notice_admin",
  "general_secretary",
  "alliance_admin",
])
export const proposalListRules = listRules(["alliance_member"])
export const workgroupListRules = listRules(["alliance_admin", "member_admin"])
/** Lists in which nothing is created: members, logs. */
export const readOnlyListRules = listRules([])
