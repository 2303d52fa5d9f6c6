import type { GroupRole, WorkgroupRow } from "./records.ts"

/** The first holder of a role in a group. */
export function holder(group: WorkgroupRow, role: GroupRole): string {
  const [first] = group.roles[role]
  if (first === undefined) throw new Error(`the seed needs a ${role} in ${group.acronym}`)
  return first
}
