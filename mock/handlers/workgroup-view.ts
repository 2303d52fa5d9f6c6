import type { components } from "#app/api/schema.d.ts"
import { mayEnter } from "../rules/roles.ts"
import type { World } from "../rules/rules.ts"
import { workgroupRoleRules } from "../rules/workgroup-role.ts"
import { workgroupRules } from "../rules/workgroup.ts"
import { toText } from "../store/clock.ts"
import { groupRoles, type GroupRole, type MemberRow, type WorkgroupRow } from "../store/records.ts"
import { groupRef, memberRef, memberRefOf } from "./views.ts"
import { visible } from "./visible.ts"

type Schemas = components["schemas"]

/** What somebody is in a group, the highest first. */
export function rolesIn(group: WorkgroupRow, { id }: { id: string }): GroupRole[] {
  return groupRoles.filter((role) => group.roles[role].includes(id))
}

/** A group in a list; of a restricted one an outsider is told whom to ask, and nothing else. */
export function row(group: WorkgroupRow, user: MemberRow, world: World): Schemas["WorkgroupRow"] {
  if (mayEnter(user, group)) return openRow(group, user, world)
  const chairs = group.roles.chair.map((id) => memberRefOf(world.store, id))
  return { ...groupRef(group), chairs, is_accessible: false }
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
    is_accessible: true,
  }
}

/** A whole group. */
export function workgroupRecord(group: WorkgroupRow, user: MemberRow, world: World): Schemas["Workgroup"] {
  return {
    ...openRow(group, user, world),
    description: group.description,
    assignable_roles: groupRoles.filter(
      (role) => !workgroupRoleRules.can(user, "add", { group, role, member_ids: [] }, world),
    ),
    counts: totals(group, user, world),
  }
}

function totals(group: WorkgroupRow, user: MemberRow, world: World): Schemas["WorkgroupTotals"] {
  const count = (kind: "proposal" | "meeting" | "ballot" | "notice" | "topic_call" | "task") =>
    visible(kind, user, world, ({ group_id }) => group_id === group.id).length
  return {
    proposal: count("proposal"),
    member: group.roles.member.length,
    meeting: count("meeting"),
    ballot: count("ballot"),
    notice: count("notice"),
    topic_call: count("topic_call"),
    task: count("task"),
  }
}

/** Somebody in a group, with what may be done about it. */
export function groupMember(
  member: MemberRow,
  group: WorkgroupRow,
  user: MemberRow,
  world: World,
): Schemas["GroupMember"] {
  const { id, username, name, real_name, organization, is_disabled } = memberRef(world.store, member)
  const roles = rolesIn(group, member)
  const place = { group, role: "member" as const, member_ids: [id] }
  return {
    id,
    username,
    name,
    real_name,
    organization,
    join_time: toText(group.joined[id] ?? group.created_time),
    roles,
    is_disabled,
    actions: workgroupRoleRules.can(user, "remove", place, world) ? [] : ["role.remove"],
  }
}
