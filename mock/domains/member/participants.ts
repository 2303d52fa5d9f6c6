import { groupOf } from "#mock/domains/workgroup/group-roles.ts"
import type { MemberRow } from "./records.ts"
import type { Selection } from "#mock/engine/store/values.ts"
import type { World } from "#mock/engine/rules.ts"

type OfGroup = { group_id: string | null }
type Selecting = { alliance_id: string; group_id: string | null; participants: Selection }

/** Whether the selection is empty, which means everybody in the group or the alliance. */
export function isEveryone({ member_ids, group_ids }: Selection): boolean {
  return member_ids.length + group_ids.length === 0
}

/** Everybody whom a selection currently includes, without duplicates and disabled accounts. */
export function participantsOf({ alliance_id, group_id, participants }: Selecting, { store }: World): MemberRow[] {
  const { member, workgroup } = store.rows
  if (isEveryone(participants) && group_id === null) {
    return member.where("alliance_id", alliance_id).filter((row) => !row.is_disabled)
  }
  const groups = isEveryone(participants) && group_id !== null ? [group_id] : participants.group_ids
  const ids = new Set([...participants.member_ids, ...groups.flatMap((id) => workgroup.get(id)?.roles.member ?? [])])
  return [...ids].flatMap((id) => {
    const row = member.get(id)
    return row && !row.is_disabled ? [row] : []
  })
}

/** Number of people in the alliance, cached per call because a list has many rows for everybody. */
const counted = new WeakMap<World, number>()

/** Number of people whom a selection currently includes. */
export function participantTotal(record: Selecting, world: World): number {
  if (!isEveryone(record.participants) || record.group_id !== null) return participantsOf(record, world).length
  const total = counted.get(world) ?? participantsOf(record, world).length
  counted.set(world, total)
  return total
}

/** Whether a selection of people and groups includes the user; an empty selection includes everybody in the group or the alliance. */
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

/** Whether a selection names the user, directly or through a group. */
export function isNamed(user: MemberRow, { member_ids, group_ids }: Selection, { store }: World): boolean {
  return (
    member_ids.includes(user.id) ||
    group_ids.some((id) => store.rows.workgroup.get(id)?.roles.member.includes(user.id) ?? false)
  )
}
