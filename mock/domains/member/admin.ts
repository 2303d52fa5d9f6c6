import { memberListRules, memberRules, refuseLast } from "./rules.ts"
import { bizRoles } from "./roles.ts"
import type { ActionOf, World } from "#mock/engine/rules.ts"
import type { MemberRow } from "./records.ts"
import { enterAdministration } from "#mock/domains/workgroup/group-roles.ts"
import { groupsOf } from "#mock/domains/workgroup/filter.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseStale } from "./stale.ts"
import { containsWords, countBy, listPage } from "#mock/engine/list-rows.ts"
import { memberRecord, memberRow, memberTexts } from "./view.ts"
import { foundRecord, onList, type UncheckedCall } from "#mock/engine/record-guard.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"

type Action = ActionOf<typeof memberRules.table>

/** Finds the member of a call and checks that the administrator may take the action. */
export function findMember(call: UncheckedCall & { path: { id: string } }, action: "read" | Action) {
  const member = call.store.rows.member.get(call.path.id)
  return foundRecord(call, member, memberRules, action)
}

/** Administration of the members of an alliance (ADM-01). */
export const memberAdminHandlers = {
  "member.list": guarded(
    (call) => {
      onList(memberListRules, "read")(call)
      return groupsOf(call, call.query.group_acronym, { enter: enterAdministration })
    },
    ({ store, now, viewer, query }, findGroups) => {
      const world = { store, now }
      const { sort = "name", q, status, entity_id, role } = query
      const { alliance_id } = viewer.member
      if (entity_id !== undefined && store.rows.entity.get(entity_id)?.alliance_id !== alliance_id)
        throw fieldRefusal("entity_id", "unknown_reference")
      const group = findGroups()?.[0]
      const inGroup = group && new Set(group.roles.member)
      const filtered = among(viewer.member, entity_id, world).filter(
        (member) =>
          (!inGroup || inGroup.has(member.id)) &&
          (!role || role.some((one) => holds(one, member))) &&
          (q === undefined || containsWords(q, memberTexts(member, world))),
      )
      const rows = status ? filtered.filter((row) => status.includes(memberRules.status(row, world))) : filtered
      return ok({
        ...listPage(rows, { ...query, sort }, keysIn(world), (row) => memberRow(row, viewer.member, world)),
        actions: memberListRules.actions(viewer.member, viewer.member, world),
        counts: countBy(filtered, memberRules.states, (row) => memberRules.status(row, world)),
      })
    },
  ),

  "member.get": guarded(
    (call) => findMember(call, "read"),
    ({ viewer }, { record, world }) => ok(memberRecord(record, viewer.member, world)),
  ),

  "member.disable": guarded(
    (call) => findMember(call, "disable"),
    (call, { record }) => {
      const reason = new BodyCheck(call).text(call.body.reason) ?? ""
      return perform(call, "disable", record, { is_disabled: true, disabled_reason: reason })
    },
  ),

  "member.enable": guarded(
    (call) => findMember(call, "enable"),
    (call, { record }) => perform(call, "enable", record, { is_disabled: false, disabled_reason: null }),
  ),

  "member.update": guarded(
    (call) => findMember(call, "update"),
    (call, { record }) => {
      const { body, store } = call
      const input = new BodyCheck(call)
      const entity = body.entity_id === null ? undefined : store.rows.entity.get(body.entity_id)
      const isThere = entity?.alliance_id === record.alliance_id
      const isKept = body.entity_id === record.entity_id
      if (body.entity_id !== null && (!isThere || (entity.is_disabled && !isKept)))
        input.refuse("entity_id", "unknown_reference")
      input.done()
      const name = input.text(body.name) ?? ""
      const real_name = input.text(body.real_name) ?? ""
      return perform(call, "update", record, { name, real_name, entity_id: body.entity_id })
    },
  ),

  "member.role.update": guarded(
    (call) => findMember(call, "role.update"),
    (call, { record, world }) => {
      const { roles } = call.body
      const is_admin = roles.includes("alliance_admin")
      refuseLast(record, is_admin, world)
      const numbers = roles.flatMap((role) => (role === "alliance_admin" ? [] : [roleNumbers[role]]))
      return perform(call, "role.update", record, { is_admin, biz_roles: numbers.sort((a, b) => a - b) })
    },
  ),
} satisfies Handlers

function among({ alliance_id }: MemberRow, entity_id: string | undefined, { store }: World): readonly MemberRow[] {
  const { member } = store.rows
  return entity_id === undefined ? member.where("alliance_id", alliance_id) : member.where("entity_id", entity_id)
}

const logged = ["name", "real_name", "entity_id", "is_admin", "biz_roles"] as const

function perform(
  call: SignedIn<Checked<`member.${Action}`>>,
  action: Action,
  member: MemberRow,
  change: Partial<MemberRow>,
) {
  const { store, now, viewer, body } = call
  const world = { store, now }
  refuseStale(member, body.version, memberRules.status(member, world), store)
  const { id: key, alliance_id } = member
  const next = { ...member, ...change, ...changedBy(viewer.member, member, now) }
  const done = memberRules.perform(action, call, {
    record: member,
    change: () => store.rows.member.put(next),
    log: {
      user: viewer.member,
      module: "member",
      alliance_id,
      key,
      memo: change.disabled_reason ?? memoOf(member, next, logged),
    },
  })
  return ok(memberRecord(done, viewer.member, world))
}

type Role = NonNullable<SignedIn<Checked<"member.list">>["query"]["role"]>[number]

const roleNumbers: Record<Exclude<Role, "alliance_admin">, number> = {
  notice_admin: bizRoles.notice,
  topic_admin: bizRoles.topic,
  download_admin: bizRoles.download,
  proposal_admin: bizRoles.proposal,
  certification_admin: bizRoles.certification,
  certificate_admin: bizRoles.certificate,
  member_admin: bizRoles.member,
  schedule_admin: bizRoles.schedule,
}

const holds = (role: Role, { is_admin, biz_roles }: MemberRow) =>
  role === "alliance_admin" ? is_admin : biz_roles.includes(roleNumbers[role])

function organizationOf({ entity_id }: MemberRow, { store }: World): string | null {
  const entity = entity_id === null ? undefined : store.rows.entity.get(entity_id)
  return entity ? `${entity.name} ${entity.name_english}` : null
}

const keysIn = (world: World) => ({
  name: ({ name }: MemberRow) => name,
  username: ({ username }: MemberRow) => username,
  email: ({ email }: MemberRow) => email,
  organization: (member: MemberRow) => organizationOf(member, world),
  join_time: ({ join_time }: MemberRow) => join_time,
})
