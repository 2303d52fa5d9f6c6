import type { GroupRole, WorkgroupRow } from "./records.ts"
import { tableRules } from "#mock/domains/member/roles.ts"
import { enterAdministration } from "./group-roles.ts"
import { tables } from "#openapi/generated/states.ts"
import { mailHolders } from "./mail.ts"
import { acceptPending } from "#mock/domains/workgroup-join-request/settle.ts"

/** A change of a role in a group; `member_ids` is empty while only the permission is checked. */
export type RoleChange = { group: WorkgroupRow; role: GroupRole; member_ids: readonly string[] }

/** Whether an officer is affected: an office is added or removed, or a member who leaves has one. */
function isOffice({ group: { roles }, role, member_ids }: RoleChange): boolean {
  const officers = [roles.chair, roles.vice_chair, roles.secretary]
  return role !== "member" || member_ids.some((id) => officers.some((holders) => holders.includes(id)))
}

/** The code behind openapi/states/workgroup-role.yaml. */
export const workgroupRoleRules = tableRules<RoleChange>()(tables["workgroup-role"], {
  status(change) {
    if (change.group.status === "disband") return "disband"
    return isOffice(change) ? "officer" : "member"
  },
  roles: { chair: (user, { group }) => group.roles.chair.includes(user.id) },
  enter: (user, { group }, world) => enterAdministration(user, { group_id: group.id }, world),
  effects: {
    accept_pending: acceptPending,
    mail_added: mailHolders("added"),
    mail_removed: mailHolders("removed"),
  },
})
