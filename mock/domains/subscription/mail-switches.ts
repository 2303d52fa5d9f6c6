import { participantsOf } from "#mock/domains/member/participants.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { domains } from "#mock/engine/registry.ts"
import type { SubscriptionRow, Switch, Switches } from "./records.ts"
import type { World } from "#mock/engine/rules.ts"

/** The kinds of mails that can be switched off, as declared by the domains. */
export function switchNames(): Switch[] {
  return domains().flatMap(({ mailSwitches = [] }) => mailSwitches)
}

/** All switches on: the default for members who never changed them. */
export function everyMail(): Switches {
  return Object.fromEntries(switchNames().map((name) => [name, true])) as Switches
}

/** A member's switches; the defaults if there is no row. */
export function subscriptionOf({ id, alliance_id }: MemberRow, { store }: Pick<World, "store">): SubscriptionRow {
  const untouched = {
    id,
    alliance_id,
    alliance: everyMail(),
    groups: {},
    changed_by_id: id,
    updated_time: 0,
    version: 1,
  }
  return store.rows.subscription.get(id) ?? untouched
}

/**
 * Whether a member wants mails of this kind: the group's switches count for records of the member's groups, the alliance's for everything
 * else.
 */
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
  return isMine && group ? (row.groups[group.id] ?? everyMail())[kind] : row.alliance[kind]
}

/** The members with these ids who want mails of this kind, without duplicates and disabled accounts. */
export function membersToMail(
  ids: readonly string[],
  kind: Switch,
  record: { group_id: string | null },
  { store }: World,
): MemberRow[] {
  return [...new Set(ids)].flatMap((id) => {
    const member = store.rows.member.get(id)
    return member && !member.is_disabled && wantsMail(member, kind, record, { store }) ? [member] : []
  })
}

/** Everybody in a record's group or alliance who wants mails of this kind. */
export function everybodyToMail(
  kind: Switch,
  { alliance_id, group_id }: { alliance_id: string; group_id: string | null },
  world: World,
): MemberRow[] {
  const participants = { member_ids: [], group_ids: [] }
  const meant = participantsOf({ alliance_id, group_id, participants }, world)
  return meant.filter((member) => wantsMail(member, kind, { group_id }, world))
}
