import { Refusal } from "../handlers/refusal.ts"
import { groupRef, memberRefOf } from "../handlers/views.ts"
import type { GroupRole, MemberRow, WorkgroupRow } from "../store/records.ts"
import type { Selection } from "../store/work-records.ts"
import type { User, World } from "./rules.ts"

type OfGroup = { group_id: string | null }

/** Business roles by number (specification 6; 9 and 10 are not named there). */
export const bizRoles = {
  notice: 6,
  topic: 7,
  download: 8,
  proposal: 9,
  certification: 10,
  certificate: 11,
  member: 12,
  schedule: 13,
}

export const allianceMember = () => true
export const allianceAdmin = (user: MemberRow) => user.is_admin
export const generalSecretary = (user: MemberRow) => user.is_general_secretary
export const bizRole = (number: number) => (user: MemberRow) => user.biz_roles.includes(number)

/** Login requests and applications are decided by alliance and member administrators. */
export const isMemberAdministrator = (user: MemberRow) => user.is_admin || user.biz_roles.includes(bizRoles.member)

export function groupOf(record: OfGroup, { store }: World): WorkgroupRow | undefined {
  return record.group_id === null ? undefined : store.rows.workgroup.get(record.group_id)
}

/** Holds a role in the group behind the record. */
export const groupRole = (role: GroupRole) => (user: MemberRow, record: OfGroup, world: World) =>
  groupOf(record, world)?.roles[role].includes(user.id) ?? false

/**
 * At the door of a restricted group: only its members and alliance administrators get in (states.md section 1j); the
 * refusal names the chairs, whom to ask.
 */
export function enterGroup(user: User, record: OfGroup, world: World): Refusal | undefined {
  const group = groupOf(record, world)
  if (!group || mayEnter(user, group)) return undefined
  const chairs = group.roles.chair.map((id) => memberRefOf(world.store, id))
  return new Refusal("restricted_group", { group: groupRef(group), chairs })
}

/** A rule's `unless`: a disbanded group can only be read (states.md section 11). */
export function inDisbanded(_user: User, record: OfGroup, world: World): Refusal | undefined {
  const group = groupOf(record, world)
  return group?.status === "disband" ? new Refusal("group_disbanded", { group: groupRef(group) }) : undefined
}

export function mayEnter(user: User, group: WorkgroupRow): boolean {
  return group.type === "public" || (user !== null && (user.is_admin || group.roles.member.includes(user.id)))
}

/** Whether a selection of people and groups means this person; an empty one means everyone of the group, or of the alliance. */
export function isSelected(
  user: MemberRow,
  { member_ids, group_ids }: Selection,
  record: OfGroup,
  world: World,
): boolean {
  if (member_ids.length + group_ids.length === 0) {
    const group = groupOf(record, world)
    return group ? group.roles.member.includes(user.id) : true
  }
  return isNamed(user, { member_ids, group_ids }, world)
}

/** Whether a selection names this person, alone or through a group. */
export function isNamed(user: MemberRow, { member_ids, group_ids }: Selection, { store }: World): boolean {
  return (
    member_ids.includes(user.id) ||
    group_ids.some((id) => store.rows.workgroup.get(id)?.roles.member.includes(user.id) ?? false)
  )
}
