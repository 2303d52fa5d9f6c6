import type { components } from "#app/api/schema.d.ts"
import { readOnlyListRules, workgroupListRules } from "../rules/list.ts"
import { mayEnter } from "../rules/roles.ts"
import { groupRoles, type MemberRow, type WorkgroupRow } from "../store/records.ts"
import { countBy, matches, pageOf, sorted } from "./list.ts"
import { guarded, ok, signedIn, type Handlers } from "./types.ts"
import { groupRef } from "./views.ts"
import { findGroup } from "./workgroup-guard.ts"
import { groupMember, rolesIn, row, workgroupRecord } from "./workgroup-view.ts"

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

  "workgroup.get": guarded(
    (call) => findGroup(call, "read"),
    ({ store, now, viewer }, group) => ok(workgroupRecord(group, viewer.member, { store, now })),
  ),

  "workgroup.member.list": guarded(
    (call) => findGroup(call, "read"),
    ({ store, now, viewer, query }, group) => {
      const world = { store, now }
      const { page = 1, size = 25, sort = "name", role, member_id } = query
      const people = group.roles.member.flatMap((id) => store.rows.member.get(id) ?? [])
      const rows = people
        .map((member) => groupMember(member, group, viewer.member, world))
        .filter(
          (person) =>
            (!role || role.some((one) => person.roles.includes(one))) &&
            (member_id === undefined || person.id === member_id) &&
            matches(query.q, [person.username, person.name, person.real_name, organizationText(person)]),
        )
      return ok({
        items: pageOf(sorted(rows, sort, memberKeys), page, size),
        total: rows.length,
        page,
        size,
        actions: readOnlyListRules.actions(viewer.member, { group_id: group.id }, world),
      })
    },
  ),
} satisfies Handlers

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

type Person = components["schemas"]["GroupMember"]

function organizationText({ organization }: Person): string | null {
  return organization && `${organization.name} ${organization.name_english}`
}

const memberKeys = {
  name: ({ name }: Person) => name,
  organization: organizationText,
  join_time: ({ join_time }: Person) => Date.parse(join_time),
  role: ({ roles }: Person) => groupRoles.findIndex((role) => roles.includes(role)),
}
