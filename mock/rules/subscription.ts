import { switches, type MemberRow, type SubscriptionRow, type Switch, type Switches } from "../store/records.ts"
import type { World } from "./rules.ts"

/** Whoever never chose gets every mail. */
export const everything = Object.fromEntries(switches.map((name) => [name, true])) as Switches

/** The switches of a person; as nobody has changed them where there is no row. */
export function subscriptionOf({ id, alliance_id }: MemberRow, { store }: Pick<World, "store">): SubscriptionRow {
  const untouched = {
    id,
    alliance_id,
    alliance: everything,
    groups: {},
    changed_by_id: id,
    updated_time: 0,
    version: 1,
  }
  return store.rows.subscription.get(id) ?? untouched
}

/** Whether a person wants mails of this kind about what belongs to a group of theirs; the alliance's switches count for all else. */
export function wantsMail(
  member: MemberRow,
  kind: Switch,
  { group_id }: { group_id: string | null },
  { store }: Pick<World, "store">,
): boolean {
  const row = store.rows.subscription.get(member.id)
  if (!row) return true
  const group = group_id === null ? undefined : store.rows.workgroup.get(group_id)
  const isMine = group?.roles.member.includes(member.id) ?? false
  return isMine && group ? (row.groups[group.id] ?? everything)[kind] : row.alliance[kind]
}
