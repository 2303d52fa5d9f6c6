import type { components } from "#openapi/generated/schema.d.ts"
import { groupRoleValues } from "#openapi/generated/values/group-role.ts"
import { groupStatusValues } from "#openapi/generated/values/group-status.ts"
import { ballotListRules } from "#mock/domains/ballot/list-rules.ts"
import { meetingListRules } from "#mock/domains/meeting/list-rules.ts"
import { noticeListRules } from "#mock/domains/notice/list-rules.ts"
import { taskListRules } from "#mock/domains/task/rules.ts"
import { topicCallListRules } from "#mock/domains/topic-call/rules.ts"
import { scheduleListRules } from "#mock/domains/schedule/rules.ts"
import type { World } from "#mock/engine/rules.ts"
import { readOnlyListRules, workgroupListRules } from "./list-rules.ts"
import { mayAdminister, mayEnter } from "./group-roles.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { WorkgroupRow } from "./records.ts"
import { countBy, listPage, matches, pageOf, sorted } from "#mock/engine/list-rows.ts"
import { guarded, ok, signedIn, type Handlers } from "#mock/engine/handler.ts"
import { groupRef } from "./ref.ts"
import { findGroup } from "./guard.ts"
import { groupMember, rolesIn, row, workgroupRecord } from "./view.ts"

export const workgroupHandlers = {
  "workgroup.grouped": signedIn(({ store, now, viewer, alliance }) => {
    const world = { store, now }
    const items = store.rows.workgroup
      .filter((group) => group.alliance_id === alliance.id)
      .sort((a, b) => (a.acronym < b.acronym ? -1 : 1))
      .map((group) => item(group, viewer.member, world))
    const isMine = ({ my_roles }: { my_roles: unknown[] }) => my_roles.length > 0
    const schedule = scheduleListRules.actions(viewer.member, viewer.member, world).includes("create")
    return ok({
      can_create: [...creatableInAlliance(viewer.member, world), ...(schedule ? (["schedule"] as const) : [])],
      my_groups: items.filter(isMine),
      other_groups: items.filter((group) => !isMine(group)),
    })
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
      counts: countBy(filtered, groupStatusValues, (group) => group.status),
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
      const { sort = "name", role, member_id } = query
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
        ...listPage(rows, { ...query, sort }, memberKeys, (row) => row),
        actions: readOnlyListRules.actions(viewer.member, { group_id: group.id }, world),
      })
    },
  ),
} satisfies Handlers

function mineFirst(groups: readonly WorkgroupRow[], member: MemberRow): WorkgroupRow[] {
  const isMine = (group: WorkgroupRow) => rolesIn(group, member).length > 0
  return [...groups.filter(isMine), ...groups.filter((group) => !isMine(group))]
}

function item(group: WorkgroupRow, member: MemberRow, world: World) {
  const { id } = group
  return {
    ...groupRef(group),
    my_roles: rolesIn(group, member),
    is_accessible: mayEnter(member, group),
    can_create: creatableIn(id, member, world),
  }
}

/** The kinds of records that a user may create for the whole alliance. */
function creatableInAlliance(member: MemberRow, world: World) {
  return creatable({ group_id: null, proposal: null }, member, world)
}

/** The kinds of records that a user may create in a group; tasks always belong to a group. */
function creatableIn(group_id: string, member: MemberRow, world: World) {
  const inGroup = creatable({ group_id, proposal: null }, member, world)
  const isTask = taskListRules.actions(member, { group_id }, world).includes("create")
  return isTask ? [...inGroup, "task" as const] : inGroup
}

const kinds = {
  meeting: meetingListRules,
  ballot: ballotListRules,
  notice: noticeListRules,
  topic_call: topicCallListRules,
} as const

function creatable(scope: { group_id: string | null; proposal: null }, member: MemberRow, world: World) {
  return (["meeting", "ballot", "notice", "topic_call"] as const).filter((kind) =>
    kinds[kind].actions(member, scope, world).includes("create"),
  )
}

/** Sort keys; fields of a restricted group that the user may not read are not used for sorting either. */
function keysFor(member: MemberRow) {
  const ifReadable = <V>(of: (group: WorkgroupRow) => V) => {
    return (group: WorkgroupRow) => (mayAdminister(member, group) ? of(group) : null)
  }
  return {
    acronym: ({ acronym }: WorkgroupRow) => acronym,
    name: ({ name }: WorkgroupRow) => name,
    created_time: ifReadable(({ created_time }) => created_time),
    member_total: ifReadable(({ roles }) => roles.member.length),
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
  role: ({ roles }: Person) => groupRoleValues.findIndex((role) => roles.includes(role)),
}
