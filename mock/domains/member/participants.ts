import { groupOf } from "#mock/domains/workgroup/group-roles.ts"
import type { MemberRow } from "./records.ts"
import type { Selection } from "#mock/engine/store/values.ts"
import type { World } from "#mock/engine/rules.ts"

type OfGroup = { group_id: string | null }
type Selecting = { alliance_id: string; group_id: string | null; participants: Selection }

/** Whether nobody was chosen, so that everyone of the group, or of the alliance, is meant. */
export function isEveryone({ member_ids, group_ids }: Selection): boolean {
  return member_ids.length + group_ids.length === 0
}

/** Everyone a selection means now, each once; accounts that are disabled are left out. */
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

/** How many people everyone of an alliance is, counted once for each call: a list has many such rows. */
const counted = new WeakMap<World, number>()

/** How many people a selection means now. */
export function participantTotal(record: Selecting, world: World): number {
  if (!isEveryone(record.participants) || record.group_id !== null) return participantsOf(record, world).length
  const total = counted.get(world) ?? participantsOf(record, world).length
  counted.set(world, total)
  return total
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
