import { recordKinds } from "#mock/engine/registry.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { groupRoleValues } from "#openapi/generated/values/group-role.ts"
import { mayAdminister, mayEnter } from "./group-roles.ts"
import type { World } from "#mock/engine/rules.ts"
import { workgroupRoleRules } from "./role-rules.ts"
import { workgroupRules } from "./rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { GroupRole, WorkgroupRow } from "./records.ts"
import { groupRef } from "./ref.ts"
import { memberRef, memberRefOf } from "#mock/domains/member/ref.ts"
import { hasPendingRequest, pendingTotal } from "#mock/domains/workgroup-join-request/pending.ts"
import { visible } from "#mock/engine/visible.ts"

type Schemas = components["schemas"]

/** A member's roles in a group, highest first. */
export function rolesIn(group: WorkgroupRow, { id }: { id: string }): GroupRole[] {
  return groupRoleValues.filter((role) => group.roles[role].includes(id))
}

/** A group as a row of a list; users outside a restricted group see only whom to ask. */
export function row(group: WorkgroupRow, user: MemberRow, world: World): Schemas["WorkgroupRow"] {
  if (mayAdminister(user, group)) return openRow(group, user, world)
  const chairs = group.roles.chair.map((id) => memberRefOf(world.store, id))
  const is_join_requested = hasPendingRequest(user, group, world)
  return { ...groupRef(group), chairs, is_accessible: false, is_join_requested }
}

function openRow(group: WorkgroupRow, user: MemberRow, world: World): Schemas["WorkgroupOpenRow"] {
  const { store } = world
  const holders = (role: GroupRole) => group.roles[role].map((id) => memberRefOf(store, id))
  const entities = new Set(group.roles.member.map((id) => store.rows.member.get(id)?.entity_id ?? null))
  entities.delete(null)
  return {
    ...groupRef(group),
    version: group.version,
    actions: workgroupRules.actions(user, group, world),
    chairs: holders("chair"),
    vice_chairs: holders("vice_chair"),
    secretaries: holders("secretary"),
    member_total: group.roles.member.length,
    organization_total: entities.size,
    created_time: toText(group.created_time),
    my_roles: rolesIn(group, user),
    is_accessible: mayEnter(user, group),
  }
}

/** A group with all details. */
export function workgroupRecord(group: WorkgroupRow, user: MemberRow, world: World): Schemas["Workgroup"] {
  return {
    ...openRow(group, user, world),
    description: group.description,
    assignable_roles: groupRoleValues.filter(
      (role) => !workgroupRoleRules.can(user, "add", { group, role, member_ids: [] }, world),
    ),
    counts: totals(group, user, world),
  }
}

function totals(group: WorkgroupRow, user: MemberRow, world: World): Schemas["WorkgroupTotals"] {
  const counted = recordKinds().flatMap(([module, { isCountedInGroup }]) => (isCountedInGroup ? [module] : []))
  const counts = counted.map((module) => {
    const kind = module as Exclude<keyof Schemas["WorkgroupTotals"], "member" | "join_request">
    return [module, visible(kind, user, world, ({ group_id }) => group_id === group.id).length]
  })
  const decides = workgroupRules.sees(user, "counts.join_request", group, world)
  const own = { member: group.roles.member.length, join_request: decides ? pendingTotal(group, world) : 0 }
  return { ...Object.fromEntries(counts), ...own } as Schemas["WorkgroupTotals"]
}

/** A member of a group, with the actions available on that membership. */
export function groupMember(
  member: MemberRow,
  group: WorkgroupRow,
  user: MemberRow,
  world: World,
): Schemas["GroupMember"] {
  const { id, username, name, real_name, organization, is_disabled } = memberRef(world.store, member)
  const roles = rolesIn(group, member)
  const roleChange = { group, role: "member" as const, member_ids: [id] }
  return {
    id,
    username,
    name,
    real_name,
    organization,
    join_time: toText(group.joined[id] ?? group.created_time),
    roles,
    is_disabled,
    actions: workgroupRoleRules.can(user, "remove", roleChange, world) ? [] : ["role.remove"],
  }
}
