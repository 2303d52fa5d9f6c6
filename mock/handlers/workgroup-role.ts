import { workgroupRoleRules, type Place } from "../rules/workgroup-role.ts"
import type { Instant } from "../store/clock.ts"
import { groupRoles, type GroupRole, type WorkgroupRow } from "../store/records.ts"
import { Input } from "./input.ts"
import { Refusal } from "./refusal.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn, type Unchecked } from "./types.ts"
import { memberRefOf } from "./views.ts"
import { findGroup, logOf } from "./workgroup-guard.ts"

/** Giving and taking roles in a group (ROLE-06). The version of the group stays: nobody's form is lost over a new member. */
export const workgroupRoleHandlers = {
  "workgroup.role.add": guarded(
    (call) => findPlace(call, "add", []),
    (call, { group, role }) => {
      const { store, now, body } = call
      const input = new Input(call)
      const asked = input.members("member_ids", body.member_ids, group.roles.member)
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
    (call) => findPlace(call, "remove", [call.path.member_id]),
    (call, place) => {
      const { group, role } = place
      const { member_id } = call.path
      perform(
        call,
        "remove",
        place,
        role === "member" ? withoutMember(group, member_id) : without(group, role, member_id),
      )
      return { status: 200, body: { success: true } }
    },
  ),
} satisfies Handlers

type Asked = SignedIn<Unchecked<"workgroup.role.add" | "workgroup.role.remove">>

/** The role of a call in its group; whoever shall lose it must hold it. */
function findPlace(asked: Asked, action: "add" | "remove", member_ids: readonly string[]): Place {
  const { store, now, viewer, path } = asked
  const group = findGroup(asked, "read")
  const role = groupRoles.find((known) => known === path.role)
  if (!role || !member_ids.every((id) => group.roles[role].includes(id))) throw new Refusal("not_found")
  const place = { group, role, member_ids }
  const refusal = workgroupRoleRules.can(viewer.member, action, place, { store, now })
  if (refusal) throw refusal
  return place
}

type Call = SignedIn<Checked<"workgroup.role.add" | "workgroup.role.remove">>

function perform(call: Call, action: "add" | "remove", place: Place, next: WorkgroupRow): void {
  const { store, now, viewer } = call
  const names = place.member_ids.map((id) => memberRefOf(store, id).name).join(", ")
  workgroupRoleRules.perform(action, {
    user: viewer.member,
    record: place,
    world: { store, now },
    source: call,
    change: () => ({ ...place, group: store.rows.workgroup.put(next) }),
    log: logOf(call, place.group, `${place.role}: ${names}`),
  })
}

/** Whoever holds a role is a member, too. */
function withHolders(group: WorkgroupRow, role: GroupRole, ids: readonly string[], now: Instant): WorkgroupRow {
  const { roles, joined } = group
  const union = (one: readonly string[]) => [...new Set([...one, ...ids])]
  const isNew = (id: string) => !roles.member.includes(id)
  return {
    ...group,
    roles: { ...roles, member: union(roles.member), [role]: union(roles[role]) },
    joined: { ...joined, ...Object.fromEntries(ids.filter(isNew).map((id) => [id, now])) },
  }
}

function without(group: WorkgroupRow, role: GroupRole, member_id: string): WorkgroupRow {
  return { ...group, roles: { ...group.roles, [role]: group.roles[role].filter((id) => id !== member_id) } }
}

/** A group without somebody, whatever they were in it. */
export function withoutMember(group: WorkgroupRow, member_id: string): WorkgroupRow {
  const { [member_id]: _joined, ...joined } = group.joined
  return { ...groupRoles.reduce((left, role) => without(left, role, member_id), group), joined }
}
