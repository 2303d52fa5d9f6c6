import type { PreviewCall } from "#mock/engine/domain.ts"
import { groupsOf } from "./filter.ts"
import { workgroupListRules } from "./list-rules.ts"
import { onList } from "#mock/engine/record-guard.ts"
import { enterAdministration, mayEnter } from "./group-roles.ts"
import type { World } from "#mock/engine/rules.ts"
import { endingWith } from "./disband.ts"
import { holdersToTell, recipientsOf } from "./mail.ts"
import { workgroupRoleRules, type RoleChange } from "./role-rules.ts"
import { workgroupRules } from "./rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { GroupRole, WorkgroupRow } from "./records.ts"
import {
  changesOfEnding,
  emptyPreview,
  recipients,
  type Preview,
  previewOfCreation,
  previewOfRecord,
} from "#mock/domains/preview/parts.ts"
import { workgroupRecordRef } from "./record-ref.ts"
import { fieldRefusal, type Refusal } from "#mock/engine/refusal.ts"
import { memberRef } from "#mock/domains/member/ref.ts"

const actions = ["update", "disband", "leave", "role.remove"] as const
type Action = (typeof actions)[number]

/** The role that is removed, and from whom, as given in the query. */
type RoleRemoval = { role?: GroupRole | undefined; member_id?: string | undefined }

/** Preview of creating a group or of an action on one. */
export function previewWorkgroup(call: PreviewCall): () => Preview {
  const { query, viewer } = call
  if (query.action === "create") {
    onList(workgroupListRules, "create")(call)
    return () => previewOfCreation(call, [], null, call)
  }
  const findGroups = groupsOf(call, query.key, { field: "key", enter: enterAdministration })
  return previewOfRecord(call, {
    isAction: isWorkgroupAction,
    find: () => findGroups()?.[0],
    refusal: (action, group, world) => refuseWorkgroup(action, group, viewer.member, query, world),
    preview: (action, group, world) => workgroupPreview(action, group, viewer.member, query, world),
  })
}

/** Whether a group action has a preview: adding a role and creating other records have none. */
function isWorkgroupAction(action: string): action is Action {
  return actions.some((known) => known === action)
}

/** Why the user may not take the action; removing a role depends on the role and on its holder. */
function refuseWorkgroup(
  action: Action,
  group: WorkgroupRow,
  user: MemberRow,
  removal: RoleRemoval,
  world: World,
): Refusal | undefined {
  if (action !== "role.remove") return workgroupRules.can(user, action, group, world)
  return workgroupRoleRules.can(user, "remove", roleChangeOf(group, removal), world)
}

function roleChangeOf(group: WorkgroupRow, { role = "member", member_id }: RoleRemoval): RoleChange {
  return { group, role, member_ids: member_id === undefined ? [] : [member_id] }
}

/** Preview of an action on a group. */
function workgroupPreview(
  action: Action,
  group: WorkgroupRow,
  user: MemberRow,
  removal: RoleRemoval,
  world: World,
): Preview {
  const record = workgroupRecordRef(group, world)
  const base = { ...emptyPreview, module: "workgroup" as const, key: group.acronym, action, record, changes: [] }
  if (action === "disband") return { ...base, ...ofDisbanding(group, user, world) }
  if (action === "update") return { ...base, ...ofUpdate(group, user, world) }
  if (action === "role.remove") return { ...base, ...ofRemoval(group, removal, user, world) }
  const mailed = recipients(recipientsOf("leave", group, user, world), [], world)
  return { ...base, ...effectsOfLeaving(group, user, world), recipients: mailed }
}

type Parts = Pick<Preview, "recipients" | "warnings"> & Partial<Preview>

/** The group's members and the people concerned by what ends with it receive a mail. */
function ofDisbanding(group: WorkgroupRow, user: MemberRow, world: World): Parts {
  const endings = endingWith(group, world)
  const mailed = [recipientsOf("disband", group, user, world), ...endings.map(({ recipients: people }) => people)]
  return {
    changes: changesOfEnding(endings, user),
    recipients: recipients(mailed.flat(), [group.id], world),
    warnings: [{ code: "irreversible", record: workgroupRecordRef(group, world) }],
  }
}

function ofUpdate(group: WorkgroupRow, user: MemberRow, world: World): Parts {
  const losing = losingAccess(group, world)
  const isOwn = losing.some(({ id }) => id === user.id)
  return {
    recipients: recipients(recipientsOf("update", group, user, world), [group.id], world),
    losing_access: people(losing, world),
    warnings: isOwn ? [{ code: "own_access", record: workgroupRecordRef(group, world) }] : [],
  }
}

function ofRemoval(group: WorkgroupRow, removal: RoleRemoval, user: MemberRow, world: World): Parts {
  const who = memberOf(group, removal, world)
  const mailed = recipients(holdersToTell({ group, member_ids: [who.id] }, user, world), [], world)
  const { role = "member" } = removal
  if (role === "member") return { ...effectsOfLeaving(group, who, world), recipients: mailed }
  return { recipients: mailed, warnings: role === "chair" ? lastChair(group, who, world) : [] }
}

/** Preview of a member leaving the group with all their roles. */
function effectsOfLeaving(
  group: WorkgroupRow,
  who: MemberRow,
  world: World,
): Pick<Preview, "losing_access" | "warnings"> {
  const losesAccess = group.type === "restricted" && !who.is_admin
  return { losing_access: people(losesAccess ? [who] : [], world), warnings: lastChair(group, who, world) }
}

/** The warning that a group is left without a chair who can act, if this person is the last one. */
export function lastChair(group: WorkgroupRow, { id }: MemberRow, world: World): Preview["warnings"] {
  const others = group.roles.chair.filter((chair) => chair !== id && !world.store.rows.member.get(chair)?.is_disabled)
  const isLast = group.roles.chair.includes(id) && others.length === 0
  return isLast ? [{ code: "last_chair", record: workgroupRecordRef(group, world) }] : []
}

function memberOf(group: WorkgroupRow, { role = "member", member_id }: RoleRemoval, { store }: World): MemberRow {
  const holder = group.roles[role].find((id) => id === member_id)
  const member = holder === undefined ? undefined : store.rows.member.get(holder)
  if (!member) throw fieldRefusal("member_id", member_id === undefined ? "required" : "unknown_reference")
  return member
}

function people(members: readonly MemberRow[], { store }: World): Preview["losing_access"] {
  return { total: members.length, members: members.slice(0, 50).map((member) => memberRef(store, member)) }
}

/** Users who would lose access if a public group became restricted. */
function losingAccess(group: WorkgroupRow, { store }: World): MemberRow[] {
  if (group.type === "restricted") return []
  const restricted = { ...group, type: "restricted" as const }
  return store.rows.member.filter(
    (member) => member.alliance_id === group.alliance_id && !member.is_disabled && !mayEnter(member, restricted),
  )
}
