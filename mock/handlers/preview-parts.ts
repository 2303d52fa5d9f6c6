import type { components } from "#app/api/schema.d.ts"
import type { World } from "../rules/rules.ts"
import type { MemberRow } from "../store/records.ts"
import { groupRef, memberRef } from "./views.ts"

export type Preview = components["schemas"]["Preview"]

/** What most actions do not do. */
export const nothing = { losing_access: { total: 0, members: [] }, warnings: [], reminder: null }

/** Who will be written to, and how many of them are in each of these groups. */
export function recipients(people: MemberRow[], groups: readonly string[], { store }: World): Preview["recipients"] {
  const ids = new Set(people.map(({ id }) => id))
  return {
    total: people.length,
    members: people.slice(0, 50).map((member) => memberRef(store, member)),
    groups: groups.flatMap((id) => {
      const group = store.rows.workgroup.get(id)
      if (!group) return []
      return [{ ...groupRef(group), total: group.roles.member.filter((member) => ids.has(member)).length }]
    }),
    external_total: 0,
  }
}
