import { memberListRules, memberRules, memberStatuses } from "../rules/member.ts"
import { bizRoles } from "../rules/roles.ts"
import type { World } from "../rules/rules.ts"
import type { MemberRow } from "../store/records.ts"
import { groupsOf } from "./groups.ts"
import { changedBy, Input, refuseStale } from "./input.ts"
import { countBy, holdsWords, pageOf, sorted } from "./list.ts"
import { memberRecord, memberRow, memberTexts } from "./member-view.ts"
import { foundRecord, onList, type Asked } from "./record-guard.ts"
import { fieldRefusal } from "./refusal.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "./types.ts"

/** The member of a call, as administrators address them. */
export function findMember(call: Asked & { path: { id: string } }, action: "read" | "disable" | "enable") {
  const member = call.store.rows.member.get(call.path.id)
  return foundRecord(call, member, memberRules, action)
}

/** Keeping the members of an alliance (ADM-01). */
export const memberAdminHandlers = {
  "member.list": guarded(
    (call) => {
      onList(memberListRules, "read")(call)
      return groupsOf(call, call.query.group_acronym)
    },
    ({ store, now, viewer, query }, findGroups) => {
      const world = { store, now }
      const { page = 1, size = 25, sort = "name", q, status, entity_id, role } = query
      const { alliance_id } = viewer.member
      if (entity_id !== undefined && store.rows.entity.get(entity_id)?.alliance_id !== alliance_id)
        throw fieldRefusal("entity_id", "unknown_reference")
      const group = findGroups()?.[0]
      const inGroup = group && new Set(group.roles.member)
      const filtered = among(viewer.member, entity_id, world).filter(
        (member) =>
          (!inGroup || inGroup.has(member.id)) &&
          (!role || role.some((one) => holds[one](member))) &&
          (q === undefined || holdsWords(q, memberTexts(member, world))),
      )
      const rows = status ? filtered.filter((row) => status.includes(memberRules.status(row, world))) : filtered
      return ok({
        items: pageOf(sorted(rows, sort, keysIn(world)), page, size).map((row) => memberRow(row, viewer.member, world)),
        total: rows.length,
        page,
        size,
        actions: memberListRules.actions(viewer.member, viewer.member, world),
        counts: countBy(filtered, memberStatuses, (row) => memberRules.status(row, world)),
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
      const reason = new Input(call).text(call.body.reason) ?? ""
      return perform(call, "disable", record, { is_disabled: true, disabled_reason: reason })
    },
  ),

  "member.enable": guarded(
    (call) => findMember(call, "enable"),
    (call, { record }) => perform(call, "enable", record, { is_disabled: false, disabled_reason: null }),
  ),
} satisfies Handlers

function among({ alliance_id }: MemberRow, entity_id: string | undefined, { store }: World): readonly MemberRow[] {
  const { member } = store.rows
  return entity_id === undefined ? member.where("alliance_id", alliance_id) : member.where("entity_id", entity_id)
}

type Change = Pick<MemberRow, "is_disabled" | "disabled_reason">

function perform(
  call: SignedIn<Checked<"member.disable" | "member.enable">>,
  action: "disable" | "enable",
  member: MemberRow,
  change: Change,
) {
  const { store, now, viewer, body } = call
  const world = { store, now }
  refuseStale(member, body.version, memberRules.status(member, world), store)
  const { id: key, alliance_id } = member
  const next = { ...member, ...change, ...changedBy(viewer.member, member, now) }
  const done = memberRules.perform(action, {
    user: viewer.member,
    record: member,
    world,
    source: call,
    change: () => store.rows.member.put(next),
    log: { user: viewer.member, module: "member", alliance_id, key, memo: change.disabled_reason },
  })
  return ok(memberRecord(done, viewer.member, world))
}

type Role = NonNullable<SignedIn<Checked<"member.list">>["query"]["role"]>[number]

const has =
  (number: number) =>
  ({ biz_roles }: MemberRow) =>
    biz_roles.includes(number)

const holds: Record<Role, (member: MemberRow) => boolean> = {
  alliance_admin: ({ is_admin }) => is_admin,
  notice_admin: has(bizRoles.notice),
  topic_admin: has(bizRoles.topic),
  download_admin: has(bizRoles.download),
  proposal_admin: has(bizRoles.proposal),
  certification_admin: has(bizRoles.certification),
  certificate_admin: has(bizRoles.certificate),
  member_admin: has(bizRoles.member),
  schedule_admin: has(bizRoles.schedule),
}

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
