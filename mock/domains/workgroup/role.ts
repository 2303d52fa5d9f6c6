import { groupRoleValues } from "#openapi/generated/values/group-role.ts"
import { memberIds } from "#mock/domains/member/body.ts"
import { workgroupRoleRules, type RoleChange } from "./role-rules.ts"
import type { GroupRole, WorkgroupRow } from "./records.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn, type Unchecked } from "#mock/engine/handler.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { findGroup, logOf } from "./guard.ts"
import { withHolders } from "./with-holders.ts"

/** Adding and removing roles in a group (ROLE-06). The group's version does not change, so open edit forms do not become stale. */
export const workgroupRoleHandlers = {
  "workgroup.role.add": guarded(
    (call) => findRoleChange(call, "add", []),
    (call, { group, role }) => {
      const { store, now, body } = call
      const input = new BodyCheck(call)
      const asked = memberIds(input, "member_ids", body.member_ids, group.roles.member)
      input.done()
      const held = group.roles[role]
      const added = asked.filter((id) => !held.includes(id))
      if (added.length > 0)
        perform(call, "add", { group, role, member_ids: added }, withHolders(group, role, added, now))
      const refs = (ids: readonly string[]) => ids.map((id) => memberRefOf(store, id))
      return ok({ added: refs(added), unchanged: refs(asked.filter((id) => held.includes(id))) })
    },
  ),

  "workgroup.role.remove": guarded(
    (call) => findRoleChange(call, "remove", [call.path.member_id]),
    (call, roleChange) => {
      const { group, role } = roleChange
      const { member_id } = call.path
      perform(
        call,
        "remove",
        roleChange,
        role === "member" ? withoutMember(group, member_id) : without(group, role, member_id),
      )
      return { status: 200, body: { success: true } }
    },
  ),
} satisfies Handlers

type Asked = SignedIn<Unchecked<"workgroup.role.add" | "workgroup.role.remove">>

/** Finds the role change of a call; a role can only be removed from members who have it. */
function findRoleChange(asked: Asked, action: "add" | "remove", member_ids: readonly string[]): RoleChange {
  const { store, now, viewer, path } = asked
  const group = findGroup(asked, "read")
  const role = groupRoleValues.find((known) => known === path.role)
  if (!role || !member_ids.every((id) => group.roles[role].includes(id))) throw new Refusal("not_found")
  const roleChange = { group, role, member_ids }
  const refusal = workgroupRoleRules.can(viewer.member, action, roleChange, { store, now })
  if (refusal) throw refusal
  return roleChange
}

type Call = SignedIn<Checked<"workgroup.role.add" | "workgroup.role.remove">>

function perform(call: Call, action: "add" | "remove", roleChange: RoleChange, next: WorkgroupRow): void {
  const { store } = call
  const names = roleChange.member_ids.map((id) => memberRefOf(store, id).name).join(", ")
  workgroupRoleRules.perform(action, call, {
    record: roleChange,
    change: () => ({ ...roleChange, group: store.rows.workgroup.put(next) }),
    log: logOf(call, roleChange.group, `${roleChange.role}: ${names}`),
  })
}

function without(group: WorkgroupRow, role: GroupRole, member_id: string): WorkgroupRow {
  return { ...group, roles: { ...group.roles, [role]: group.roles[role].filter((id) => id !== member_id) } }
}

/** Returns the group without one of its members and their roles. */
export function withoutMember(group: WorkgroupRow, member_id: string): WorkgroupRow {
  const { [member_id]: _joined, ...joined } = group.joined
  return { ...groupRoleValues.reduce((left, role) => without(left, role, member_id), group), joined }
}
