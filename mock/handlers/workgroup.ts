import type { components } from "#app/api/schema.d.ts"
import { readOnlyListRules, workgroupListRules } from "../rules/list.ts"
import { mayEnter } from "../rules/roles.ts"
import type { World } from "../rules/rules.ts"
import { workgroupRules } from "../rules/workgroup.ts"
import { toText } from "../store/clock.ts"
import { groupRoles, type GroupRole, type MemberRow, type WorkgroupRow } from "../store/records.ts"
import { countBy, matches, pageOf, sorted } from "./list.ts"
import { Refusal } from "./refusal.ts"
import { guarded, ok, signedIn, type Handlers, type OperationId, type SignedIn, type Unchecked } from "./types.ts"
import { groupRef, memberRef, memberRefOf } from "./views.ts"
import { visible } from "./visible.ts"

type Schemas = components["schemas"]

export const workgroupHandlers = {
  "workgroup.grouped": signedIn(({ store, viewer, alliance }) => {
    const items = store.rows.workgroup
      .filter((group) => group.alliance_id === alliance.id)
      .sort((a, b) => (a.acronym < b.acronym ? -1 : 1))
      .map((group) => item(group, viewer.member))
    const isMine = ({ my_roles }: { my_roles: unknown[] }) => my_roles.length > 0
    return ok({ my_groups: items.filter(isMine), other_groups: items.filter((group) => !isMine(group)) })
  }),

  "workgroup.list": signedIn(({ store, now, viewer: { member }, alliance, query }) => {
    const world = { store, now }
    const { page = 1, size = 25, sort = "acronym", type, status, mine, mine_first } = query
    const filtered = store.rows.workgroup.filter(
      (group) =>
        group.alliance_id === alliance.id &&
        (!type || type.includes(group.type)) &&
        (!mine || rolesIn(group, member).length > 0) &&
        matches(query.q, [group.acronym, group.name, group.name_english]),
    )
    const rows = status ? filtered.filter((group) => status.includes(group.status)) : filtered
    const inOrder = sorted(rows, sort, keysFor(member))
    return ok({
      items: pageOf(mine_first ? mineFirst(inOrder, member) : inOrder, page, size).map((group) =>
        row(group, member, world),
      ),
      total: rows.length,
      page,
      size,
      actions: workgroupListRules.actions(member, { group_id: null }, world),
      counts: countBy(filtered, ["normal", "disband"], (group) => group.status),
    })
  }),

  "workgroup.get": guarded(findGroup, ({ store, now, viewer }, group) => {
    const world = { store, now }
    const record = { ...openRow(group, viewer.member, world), description: group.description }
    return ok({ ...record, counts: totals(group, viewer.member, world) })
  }),

  "workgroup.member.list": guarded(findGroup, ({ store, now, viewer, query }, group) => {
    const world = { store, now }
    const { page = 1, size = 25, sort = "name", role } = query
    const people = group.roles.member.flatMap((id) => store.rows.member.get(id) ?? [])
    const rows = people
      .map((member) => groupMember(member, group, viewer.member, world))
      .filter(
        (person) =>
          (!role || role.some((one) => person.roles.includes(one))) &&
          matches(query.q, [person.username, person.name, person.real_name, organizationText(person)]),
      )
    return ok({
      items: pageOf(sorted(rows, sort, memberKeys), page, size),
      total: rows.length,
      page,
      size,
      actions: readOnlyListRules.actions(viewer.member, { group_id: group.id }, world),
    })
  }),
} satisfies Handlers

type OfGroup = Pick<SignedIn<Unchecked<OperationId>>, "store" | "now" | "viewer" | "alliance"> & {
  path: { acronym: string }
}

function findGroup({ store, now, viewer, alliance, path }: OfGroup): WorkgroupRow {
  const group = store.rows.workgroup.find(
    ({ alliance_id, acronym }) => alliance_id === alliance.id && acronym === path.acronym,
  )
  if (!group) throw new Refusal("not_found")
  const refusal = workgroupRules.read(viewer.member, group, { store, now })
  if (refusal) throw refusal
  return group
}

function rolesIn(group: WorkgroupRow, { id }: { id: string }): GroupRole[] {
  return groupRoles.filter((role) => group.roles[role].includes(id))
}

function mineFirst(groups: readonly WorkgroupRow[], member: MemberRow): WorkgroupRow[] {
  const isMine = (group: WorkgroupRow) => rolesIn(group, member).length > 0
  return [...groups.filter(isMine), ...groups.filter((group) => !isMine(group))]
}

function item(group: WorkgroupRow, member: MemberRow) {
  return { ...groupRef(group), my_roles: rolesIn(group, member), is_accessible: mayEnter(member, group) }
}

/** What an outsider is not told of a restricted group does not sort it either. */
function keysFor(member: MemberRow) {
  const told = <V>(of: (group: WorkgroupRow) => V) => {
    return (group: WorkgroupRow) => (mayEnter(member, group) ? of(group) : null)
  }
  return {
    acronym: ({ acronym }: WorkgroupRow) => acronym,
    name: ({ name }: WorkgroupRow) => name,
    created_time: told(({ created_time }) => created_time),
    member_total: told(({ roles }) => roles.member.length),
  }
}

function row(group: WorkgroupRow, user: MemberRow, world: World): Schemas["WorkgroupRow"] {
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

function groupMember(member: MemberRow, group: WorkgroupRow, user: MemberRow, world: World): Schemas["GroupMember"] {
  const { id, username, name, real_name, organization, is_disabled } = memberRef(world.store, member)
  const roles = rolesIn(group, member)
  const mayRemove = !workgroupRules.can(user, "role.remove", group, world)
  // A chair chooses members, not officers (states.md section 11).
  const isOfficer = roles.some((role) => role !== "member")
  const isAdministrator = !workgroupRules.can(user, "update", group, world)
  return {
    id,
    username,
    name,
    real_name,
    organization,
    join_time: toText(group.joined[id] ?? group.created_time),
    roles,
    is_disabled,
    actions: mayRemove && (isAdministrator || !isOfficer) ? ["role.remove"] : [],
  }
}

type Person = Schemas["GroupMember"]

function organizationText({ organization }: Person): string | null {
  return organization && `${organization.name} ${organization.name_english}`
}

const memberKeys = {
  name: ({ name }: Person) => name,
  organization: organizationText,
  join_time: ({ join_time }: Person) => Date.parse(join_time),
  role: ({ roles }: Person) => groupRoles.findIndex((role) => roles.includes(role)),
}
