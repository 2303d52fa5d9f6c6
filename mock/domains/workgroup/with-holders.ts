import type { Instant } from "#mock/engine/store/clock.ts"
import type { GroupRole, WorkgroupRow } from "./records.ts"

/** Adds people to a role, and also to the group's members. */
export function withHolders(group: WorkgroupRow, role: GroupRole, ids: readonly string[], now: Instant): WorkgroupRow {
  const { roles, joined } = group
  const union = (one: readonly string[]) => [...new Set([...one, ...ids])]
  const isNew = (id: string) => !roles.member.includes(id)
  return {
    ...group,
    roles: { ...roles, member: union(roles.member), [role]: union(roles[role]) },
    joined: { ...joined, ...Object.fromEntries(ids.filter(isNew).map((id) => [id, now])) },
  }
}
