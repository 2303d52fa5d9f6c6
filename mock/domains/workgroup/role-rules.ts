import type { GroupRole, WorkgroupRow } from "./records.ts"
import { allianceAdmin, allianceMember, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import { enterAdministration } from "./group-roles.ts"
import { rulesFor } from "#mock/engine/rules.ts"
import { mailHolders } from "./mail.ts"
import { acceptPending } from "#mock/domains/workgroup-join-request/settle.ts"

/** A change of a role in a group; `member_ids` is empty while only the permission is checked. */
export type RoleChange = { group: WorkgroupRow; role: GroupRole; member_ids: readonly string[] }

const administrators = ["alliance_admin", "member_admin"] as const

/** Whether an officer is affected: an office is added or removed, or a member who leaves has one. */
function isOffice({ group: { roles }, role, member_ids }: RoleChange): boolean {
  const officers = [roles.chair, roles.vice_chair, roles.secretary]
  return role !== "member" || member_ids.some((id) => officers.some((holders) => holders.includes(id)))
}

/**
 * Implements openapi/states/workgroup.yaml: administrators add and remove every role; a chair adds and removes members, but not officers.
 */
export const workgroupRoleRules = rulesFor<RoleChange>()({
  statuses: ["member", "officer", "disband"],
  status(change: RoleChange) {
    if (change.group.status === "disband") return "disband"
    return isOffice(change) ? "officer" : "member"
  },
  roles: {
    alliance_member: allianceMember,
    chair: (user, { group }) => group.roles.chair.includes(user.id),
    member_admin: bizRole(bizRoles.member),
    alliance_admin: allianceAdmin,
  },
  enter: (user, { group }, world) => enterAdministration(user, { group_id: group.id }, world),
  read: [{ in: ["member", "officer", "disband"], by: ["alliance_member"] }],
  actions: {
    add: [
      { in: ["member"], by: ["chair", ...administrators], then: [acceptPending, mailHolders("added")] },
      { in: ["officer"], by: administrators, then: [acceptPending, mailHolders("added")] },
    ],
    remove: [
      { in: ["member"], by: ["chair", ...administrators], then: [mailHolders("removed")] },
      { in: ["officer"], by: administrators, then: [mailHolders("removed")] },
    ],
  },
})
